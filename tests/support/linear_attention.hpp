// Causal linear attention of one sequence and head in double precision, as the paper on SLiM Performers writes it down: token by
// token, (3-4), and in blocks with prefix sums of matrices, its appendix B. There ∇Q̃ of a block takes cur R, and ∇K̃ lacks grad S;
// and the prefix sums taken from grad R and grad S must leave their own token out. Here they are as they should be.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace recollect {

struct LinearAttention {
  using Vector = std::vector<double>;
  std::size_t features = 0, width = 0;
  double epsilon = 0, decay = 1;
  Vector q, k, v;  // [tokens][features], [tokens][width]
  Vector s, z;     // the sums before the first token, [features][width] and [features]

  struct Output {
    Vector y, den, s, z;  // and the sums after the last token
  };
  struct Gradient {
    Vector q, k, v, s, z;  // and of the sums before the first token
  };
  std::size_t tokens() const { return k.size() / features; }

  Output forward() const {
    Output out{Vector(v.size()), Vector(tokens()), s, z};
    for (std::size_t t = 0; t < tokens(); ++t) {
      add(out.s, out.z, t, decay);
      read(out, t, out.s.data(), out.z.data());
    }
    return out;
  }

  // Of d_y and the gradient of the sums after the last token. All sums are kept: nothing is taken back.
  Gradient backward(const Vector& d_y, const Vector& d_s, const Vector& d_z) const {
    std::vector<Vector> all_s{s}, all_z{z};
    for (std::size_t t = 0; t < tokens(); ++t) {
      all_s.push_back(all_s.back());
      all_z.push_back(all_z.back());
      add(all_s.back(), all_z.back(), t, decay);
    }
    Gradient g{Vector(q.size()), Vector(k.size()), Vector(v.size()), d_s, d_z};
    const Output out = forward();
    for (std::size_t t = tokens(); t-- > 0;) {
      const Vector dn = numerator(d_y, out, t);
      const double d_den = denominator(dn, out, t);
      for (std::size_t i = 0; i < features; ++i) {
        double& d_q = g.q[t * features + i] = d_den * all_z[t + 1][i];
        g.z[i] += d_den * q[t * features + i];
        double& d_k = g.k[t * features + i] = g.z[i];
        for (std::size_t j = 0; j < width; ++j) {
          d_q += all_s[t + 1][i * width + j] * dn[j];
          double& d = g.s[i * width + j];
          d += q[t * features + i] * dn[j];
          d_k += d * v[t * width + j];
          g.v[t * width + j] += d * k[t * features + i];
          d *= decay;
        }
        g.z[i] *= decay;
      }
    }
    return g;
  }

  // The same in blocks, without decay.
  Output forward_in_blocks(std::size_t block) const {
    Output out{Vector(v.size()), Vector(tokens()), s, z};
    for (std::size_t first = 0; first < tokens(); first += block) {
      const std::size_t end = std::min(first + block, tokens());
      const Prefix prefix = prefix_sums(out.s, out.z, first, end);
      for (std::size_t t = first; t < end; ++t)
        read(out, t, &prefix.s[(t - first) * s.size()], &prefix.z[(t - first) * features]);
      out.s.assign(prefix.s.end() - static_cast<std::ptrdiff_t>(s.size()), prefix.s.end());
      out.z.assign(prefix.z.end() - static_cast<std::ptrdiff_t>(features), prefix.z.end());
    }
    return out;
  }
  Gradient backward_in_blocks(std::size_t block, const Vector& d_y, const Vector& d_s, const Vector& d_z) const {
    Gradient g{Vector(q.size()), Vector(k.size()), Vector(v.size()), d_s, d_z};
    const Output out = forward();
    Vector cur_s = out.s, cur_z = out.z;
    for (std::size_t end = tokens(); end > 0;) {
      const std::size_t first = (end - 1) / block * block;
      for (std::size_t t = first; t < end; ++t) add(cur_s, cur_z, t, 1, -1);
      const Prefix prefix = prefix_sums(cur_s, cur_z, first, end);
      std::vector<Vector> dn;
      Vector d_den;
      for (std::size_t t = first; t < end; ++t) {
        dn.push_back(numerator(d_y, out, t));
        d_den.push_back(denominator(dn.back(), out, t));
        for (std::size_t i = 0; i < features; ++i) {
          g.z[i] += d_den.back() * q[t * features + i];
          for (std::size_t j = 0; j < width; ++j) g.s[i * width + j] += q[t * features + i] * dn.back()[j];
        }
      }
      Vector before_s(s.size()), before_z(features);  // exclusive prefix sums
      for (std::size_t t = first; t < end; ++t)
        for (std::size_t i = 0; i < features; ++i) {
          const double block_z = g.z[i] - before_z[i], q_i = q[t * features + i];
          double& d_q = g.q[t * features + i] = d_den[t - first] * prefix.z[(t - first) * features + i];
          double& d_k = g.k[t * features + i] = block_z;
          before_z[i] += d_den[t - first] * q_i;
          for (std::size_t j = 0; j < width; ++j) {
            const double block_s = g.s[i * width + j] - before_s[i * width + j];
            d_q += prefix.s[(t - first) * s.size() + i * width + j] * dn[t - first][j];
            d_k += block_s * v[t * width + j];
            g.v[t * width + j] += block_s * k[t * features + i];
            before_s[i * width + j] += q_i * dn[t - first][j];
          }
        }
      end = first;
    }
    return g;
  }

 private:
  struct Prefix {
    Vector s, z;  // after every token of a block
  };

  void add(Vector& to_s, Vector& to_z, std::size_t t, double keep, double times = 1) const {
    for (std::size_t i = 0; i < features; ++i) {
      const double k_i = times * k[t * features + i];
      to_z[i] = keep * to_z[i] + k_i;
      for (std::size_t j = 0; j < width; ++j) to_s[i * width + j] = keep * to_s[i * width + j] + k_i * v[t * width + j];
    }
  }
  void read(Output& out, std::size_t t, const double* from_s, const double* from_z) const {
    double den = epsilon;
    for (std::size_t i = 0; i < features; ++i) den += q[t * features + i] * from_z[i];
    for (std::size_t j = 0; j < width; ++j) {
      double sum = 0;
      for (std::size_t i = 0; i < features; ++i) sum += q[t * features + i] * from_s[i * width + j];
      out.y[t * width + j] = sum / den;
    }
    out.den[t] = den;
  }
  Prefix prefix_sums(Vector cur_s, Vector cur_z, std::size_t first, std::size_t end) const {
    Prefix prefix;
    for (std::size_t t = first; t < end; ++t) {
      add(cur_s, cur_z, t, 1);
      prefix.s.insert(prefix.s.end(), cur_s.begin(), cur_s.end());
      prefix.z.insert(prefix.z.end(), cur_z.begin(), cur_z.end());
    }
    return prefix;
  }
  Vector numerator(const Vector& d_y, const Output& out, std::size_t t) const {
    Vector dn(width);
    for (std::size_t j = 0; j < width; ++j) dn[j] = d_y[t * width + j] / out.den[t];
    return dn;
  }
  double denominator(const Vector& dn, const Output& out, std::size_t t) const {
    double sum = 0;
    for (std::size_t j = 0; j < width; ++j) sum -= dn[j] * out.y[t * width + j];
    return sum;
  }
};

}  // namespace recollect
