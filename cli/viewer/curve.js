"use strict";
// Memory against time, with the plan in it.

// Relative to store-all.
const baseline = picture.timed ? plan.store_all_time : 2 * plan.steps;
const chosen = {bytes: Math.max(1, peak), slowdown: picture.duration / baseline, forwards: plan.prediction.forward_steps};
// With the plan, unless it is above the curve: budgets that were tried may lie on both sides of its own.
const points = picture.curve.map(([bytes, time, forwards]) => ({bytes: Math.max(1, bytes), slowdown: time / baseline, forwards}))
  .concat(chosen).sort((a, b) => a.bytes - b.bytes || a.slowdown - b.slowdown)
  .filter((p, k, all) => all.slice(0, k).every(q => q.slowdown > p.slowdown));
const times = value => `${Number(value.toPrecision(4)).toLocaleString("en-US", {maximumFractionDigits: 3})}×`;

function drawCurve() {
  const svg = d3.select("#curve"), width = svg.node().clientWidth, tall = svg.node().clientHeight;
  const box = {left: 52, top: 44, right: width - 12, bottom: tall - 46};
  const sizes = [...points, chosen].map(p => p.bytes).concat(Math.max(1, plan.minimum_bytes), Math.max(1, plan.store_all_bytes));
  const [least, most] = d3.extent(sizes), slowest = d3.max([...points, chosen], p => p.slowdown);
  const across = d3.scaleLog([least, most > 1.07 * least ? most : 2 * least], [box.left, box.right]).base(2);
  const up = (slowest > 8 ? d3.scaleLog().domain([1, slowest * 1.1]) : d3.scaleLinear().domain([1, Math.max(1.2, 1 + 1.06 * (slowest - 1))]))
    .range([box.bottom - 12, box.top]);
  svg.selectAll("*").remove();
  svg.append("rect").attr("class", "frame").attr("x", box.left).attr("y", box.top).attr("width", box.right - box.left).attr("height", box.bottom - box.top);
  drawCurveAxes(svg, box, across, up, slowest > 8);
  for (const [bytes, name, anchor] of [[plan.minimum_bytes, "smallest", "start"], [plan.store_all_bytes, "store-all", "end"]]) {
    const at = across(Math.max(1, bytes));
    svg.append("line").attr("class", "end").attr("x1", at).attr("x2", at).attr("y1", box.top - 8).attr("y2", box.bottom);
    svg.append("text").attr("x", at).attr("y", box.top - 14).attr("text-anchor", anchor).text(`${name} ${bytesText(bytes)}`);
  }
  svg.append("path").attr("class", "line").attr("d", d3.line().curve(d3.curveStepAfter).x(p => across(p.bytes)).y(p => up(p.slowdown))(
    [...points, {...points[points.length - 1], bytes: across.domain()[1]}]));
  if (points.length <= 40)
    svg.selectAll(".point").data(points).enter().append("circle").attr("class", "point").attr("r", 3)
      .attr("cx", p => across(p.bytes)).attr("cy", p => up(p.slowdown));
  drawChosen(svg, box, across, up);
  followPointer(svg, box, across, up);
}

function drawCurveAxes(svg, box, across, up, logarithmic) {
  const exponents = d3.range(Math.ceil(Math.log2(across.domain()[0]) - 1e-9), Math.floor(Math.log2(across.domain()[1]) + 1e-9) + 1);
  const stride = Math.max(1, Math.ceil(exponents.length / ((box.right - box.left) / 66)));
  // Within an octave or two a logarithmic axis is nearly even.
  const sizes = exponents.length >= 3 ? exponents.filter(e => e % stride === 0).map(e => 2 ** e)
    : byteTicks(across.domain()[1], 8).filter(size => size >= across.domain()[0]);
  const bottom = d3.axisBottom(across).tickValues(sizes).tickFormat(bytesText).tickSizeInner(box.top - box.bottom).tickPadding(8);
  svg.append("g").attr("transform", `translate(0,${box.bottom})`).call(bottom).attr("font-family", null);
  const left = d3.axisLeft(up).ticks(6).tickFormat(times).tickSizeInner(box.left - box.right).tickPadding(8);
  if (logarithmic) left.tickValues(d3.merge(d3.range(0, 12).map(e => (up.domain()[1] > 1e4 ? [1] : [1, 2, 5]).map(f => f * 10 ** e))).filter(t => t <= up.domain()[1]));
  svg.append("g").attr("transform", `translate(${box.left},0)`).call(left).attr("font-family", null);
  svg.append("text").attr("class", "caption").attr("text-anchor", "middle").attr("x", (box.left + box.right) / 2).attr("y", box.bottom + 40)
    .text("memory (logarithmic)");
  svg.append("text").attr("class", "caption").attr("x", 0).attr("y", 12).text(`time, relative to store-all${logarithmic ? " (logarithmic)" : ""}`);
}

function drawChosen(svg, box, across, up) {
  const at = across(chosen.bytes), top = up(chosen.slowdown), right = at > (box.left + box.right) / 2;
  svg.append("circle").attr("class", "chosen").attr("r", 7).attr("cx", at).attr("cy", top);
  svg.append("text").attr("class", "strong halo").attr("x", at + (right ? -6 : 12)).attr("y", Math.max(box.top + 14, top - 14))
    .attr("text-anchor", right ? "end" : "start").text(`this plan: ${bytesText(plan.prediction.peak_bytes)}, ${times(chosen.slowdown)}`);
}

function followPointer(svg, box, across, up) {
  const near = svg.append("circle").attr("class", "near").attr("r", 4.5).attr("visibility", "hidden");
  const said = svg.append("text").attr("class", "halo").attr("x", box.right).attr("y", 12).attr("text-anchor", "end");
  svg.on("mousemove", function () {
    const bytes = across.invert(d3.mouse(this)[0]);
    const point = points[Math.max(0, d3.bisector(p => p.bytes).right(points, bytes) - 1)];
    near.attr("visibility", "visible").attr("cx", across(point.bytes)).attr("cy", up(point.slowdown));
    said.text(`${bytesText(point.bytes)}: ${times(point.slowdown)}, ${plural(point.forwards, "forward step")}`);
  }).on("mouseleave", () => {
    near.attr("visibility", "hidden");
    said.text("");
  });
}
