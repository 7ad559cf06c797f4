"use strict";
// The schedule, memory and transfers on one canvas, with a common axis of time.

const stage = document.getElementById("stage");
const canvas = stage.querySelector("canvas"), context = canvas.getContext("2d");
const overlay = d3.select(stage).select("svg");
const margin = {left: 64, top: 42, bottom: 46, gap: 30};
const trackWidth = 26;
const strokeWidths = [1.2, 2.2, 1.6, 1.6];
const transfers = [picture.writes, picture.reads].filter(Boolean);
const peak = plan.prediction.peak_bytes;
// A budget far beyond the peak would squeeze the curve; it is then only named.
const budgetFits = budget !== null && budget / 4 <= peak;
const mostMemory = Math.max(1, peak, budgetFits ? budget : 0);
const mostWaiting = Math.max(1, ...transfers.map(one => d3.max(one.waiting)));

// Work without a bend: from state to state, in order of time.
const segments = [];
for (const [work, ...points] of picture.strokes)
  for (let i = 0; i + 3 < points.length; i += 2)
    segments.push({work, from: points[i], begin: points[i + 1], to: points[i + 2], end: points[i + 3]});

const area = {};  // of map, memory and transfers: x and width
let height = 1;   // of each
let x, y;         // steps and picture units to pixels, as zoomed
let transform = d3.zoomIdentity;

// Cells that more than lines are merged into, by number along a row, or along a column.
const cells = picture.cells;
function eachCell(numbers, across, visit) {
  for (let i = 0, at = 0; i < numbers.length; i += 2) {
    at += numbers[i];
    for (const end = at + numbers[i + 1]; at < end; ++at) visit(across ? at : (at % cells) * cells + Math.floor(at / cells));
  }
}
const workAt = new Int8Array(cells * cells).fill(-1);
picture.workCells.forEach((numbers, work) => eachCell(numbers, true, at => { workAt[at] = work; }));
const shadeAt = picture.holdCells.map(shades => {
  const grid = new Uint8Array(cells * cells);
  shades.forEach((numbers, shade) => eachCell(numbers, false, at => { grid[at] = shade + 1; }));
  return grid;
});

function image(paint) {
  const made = document.createElement("canvas");
  made.width = made.height = cells;
  const pixels = made.getContext("2d").createImageData(cells, cells);
  paint((at, {r, g, b}, alpha) => {
    const data = pixels.data, i = 4 * at, below = (1 - alpha) * data[i + 3] / 255, sum = alpha + below;
    [r, g, b].forEach((c, k) => { data[i + k] = (c * alpha + data[i + k] * below) / sum; });
    data[i + 3] = 255 * sum;
  });
  made.getContext("2d").putImageData(pixels, 0, 0);
  return made;
}

const holdOrder = [1, 2, 3, 0];
let colours = {}, workImage = null, holdImage = null;
function takeColours() {
  for (const name of [...workNames, ...holdNames, "panel", "grid", "memory", "on-record", "on-colour", "strong"])
    colours[name] = colour(name);
  if (!picture.aggregated) return;
  workImage = image(put => {
    const rgb = workNames.map(name => d3.rgb(colours[name]));
    workAt.forEach((work, at) => { if (work >= 0) put(at, rgb[work], 1); });
  });
  holdImage = image(put => {
    for (const kind of holdOrder) {
      const rgb = d3.rgb(colours[holdNames[kind]]), strength = kind === 0 ? 0.7 : 0.4;
      shadeAt[kind].forEach((shade, at) => { if (shade > 0) put(at, rgb, strength * (0.3 + 0.7 * shade / 4)); });
    }
  });
}

function lay() {
  const width = stage.clientWidth, scale = window.devicePixelRatio || 1;
  height = stage.clientHeight - margin.top - margin.bottom;
  canvas.width = width * scale;
  canvas.height = stage.clientHeight * scale;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  const beside = Math.min(210, 0.18 * width);
  const shares = [["memory", beside]].concat(transfers.length ? [["transfers", beside + 20]] : []);
  let right = width - 8;
  for (const [name, share] of shares.reverse()) {
    area[name] = {x: right - share, width: share};
    right -= share + margin.gap;
  }
  area.map = {x: margin.left, width: Math.max(80, right - margin.left)};
  const perStep = Math.max(1, 60 * plan.steps / area.map.width), perCell = 12 * cells / area.map.width;
  zoom.extent([[0, 0], [area.map.width, height]]).translateExtent([[0, 0], [area.map.width, height]])
    .scaleExtent([1, Math.max(8, picture.aggregated && segments.length === 0 ? perCell : perStep)]);
  overlay.select(".pointer").attr("width", width - margin.left).attr("height", height);
  overlay.select(".content").attr("transform", `translate(${margin.left},${margin.top})`);
  overlay.select(".pointer").call(zoom.transform, transform);
}

// Steps as boxes with arrows, where there is room for them.
const boxed = () => x(1) - x(0) >= 16 && (y(picture.extent) - y(0)) / executions >= 4;

function draw() {
  x = transform.rescaleX(d3.scaleLinear([0, plan.steps], [0, area.map.width]));
  y = transform.rescaleY(d3.scaleLinear([0, picture.extent], [0, height]));
  context.clearRect(0, 0, canvas.width, canvas.height);
  drawAxes();
  within(area.map, () => {
    drawCells(holdImage);
    drawHolds();
    drawJumps();
    drawCells(workImage);
    if (boxed()) drawBoxes(); else drawStrokes();
  });
  within(area.memory, drawMemory);
  if (transfers.length) within(area.transfers, drawTransfers);
  drawMarks();
  showView();
}

function within({x: left, width}, paint) {
  context.save();
  context.translate(left, margin.top);
  context.beginPath();
  context.rect(0, 0, width, height);
  context.clip();
  paint(width);
  context.restore();
}

function drawCells(from) {
  if (from === null) return;
  const width = x(plan.steps) - x(0);
  context.imageSmoothingEnabled = width < cells;
  context.imageSmoothingQuality = "high";
  context.drawImage(from, x(0), y(0), width, y(picture.extent) - y(0));
}

function eachHold(kind, visit) {
  const numbers = picture.holds[kind], [first, last] = y.domain();
  for (let i = 0; i < numbers.length; i += 4)
    if (numbers[i + 3] >= first && numbers[i + 2] <= last) visit(numbers[i], numbers[i + 1], numbers[i + 2], numbers[i + 3]);
}

function drawHolds() {
  const large = boxed();
  for (const kind of holdOrder) {
    const many = !large && picture.holds[kind].length > 4 * 400 * transform.k;
    context.fillStyle = context.strokeStyle = colours[holdNames[kind]];
    context.beginPath();
    if (kind === 1 || kind === 2) {
      const inset = large ? Math.min(6, 0.15 * (x(1) - x(0))) : 0;
      eachHold(kind, (left, right, begin, end) =>
        context.rect(x(left) + inset, y(begin), Math.max(0.6, x(right) - x(left) - 2 * inset), y(end) - y(begin)));
      context.globalAlpha = 0.32;
      context.fill();
    } else {
      eachHold(kind, (left, right, begin, end) => {
        context.moveTo(x((left + right) / 2), y(begin));
        context.lineTo(x((left + right) / 2), y(end));
      });
      context.globalAlpha = many ? 0.6 : 1;
      context.lineWidth = large ? 2 : many ? 0.6 : 1.4;
      context.setLineDash(kind === 3 ? [4, 3] : []);
      context.stroke();
      context.setLineDash([]);
    }
    context.globalAlpha = 1;
    if (large && kind === 0) drawSlots();
  }
}

// Where a slot is taken and where it is given back.
function drawSlots() {
  context.beginPath();
  const dot = (at, time, radius) => {
    context.moveTo(x(at) + radius, y(time));
    context.arc(x(at), y(time), radius, 0, 7);
  };
  eachHold(0, (left, right, begin, end) => {
    dot(left, begin, 4);
    dot(left, end, 2.5);
  });
  context.fill();
}

function drawJumps() {
  context.strokeStyle = colours.state;
  context.lineWidth = 1;
  context.globalAlpha = 0.8;
  context.setLineDash([1.5, 3]);
  context.beginPath();
  for (let i = 0; i < picture.jumps.length; i += 3) {
    const [from, to, at] = picture.jumps.slice(i, i + 3);
    context.moveTo(x(from), y(at));
    context.lineTo(x(to), y(at));
  }
  context.stroke();
  context.setLineDash([]);
  context.globalAlpha = 1;
}

// Those in view.
function eachSegment(visit) {
  const [first, last] = y.domain();
  for (let i = Math.max(0, d3.bisector(s => s.end).left(segments, first)); i < segments.length && segments[i].begin <= last; ++i)
    visit(segments[i]);
}

function drawStrokes() {
  const paths = workNames.map(() => new Path2D());
  eachSegment(({work, from, begin, to, end}) => {
    paths[work].moveTo(x(from), y(begin));
    paths[work].lineTo(x(to), y(end));
  });
  context.lineCap = "round";
  paths.forEach((path, work) => {
    context.strokeStyle = colours[workNames[work]];
    context.lineWidth = strokeWidths[work];
    context.stroke(path);
  });
}

function drawBoxes() {
  const [first, last] = y.domain();
  const column = x(1) - x(0), inset = Math.min(5, 0.1 * column);
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.font = "11px Inter, 'Segoe UI', 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif";
  const words = context.measureText("backward").width <= column - 2 * inset - 12;
  eachSegment(({work, from, begin, to, end}) => {
    const count = Math.abs(to - from), each = (end - begin) / count;
    const [low, high] = each > 0 ? [Math.max(0, Math.floor((first - begin) / each)), Math.min(count, Math.ceil((last - begin) / each))] : [0, 0];
    for (let k = low; k < high; ++k)
      drawBox(work, to > from ? from + k : from - 1 - k, begin + k * each, begin + (k + 1) * each, column, inset, words);
  });
}

function drawBox(work, step, begin, end, column, inset, words) {
  const gap = Math.min(0.75, 0.1 * (y(end) - y(begin)));
  const left = x(step) + inset, right = x(step) + column - inset, top = y(begin) + gap, bottom = y(end) - gap;
  const tip = Math.min(7, (bottom - top) / 2, (right - left) / 3), back = work >= 2;
  context.fillStyle = colours[workNames[work]];
  context.beginPath();
  context.moveTo(back ? right : left, top);
  context.lineTo(back ? left + tip : right - tip, top);
  context.lineTo(back ? left : right, (top + bottom) / 2);
  context.lineTo(back ? left + tip : right - tip, bottom);
  context.lineTo(back ? right : left, bottom);
  context.fill();
  const label = words ? workNames[work] : String(step);
  if (bottom - top < 11 || context.measureText(label).width > right - left - 6) return;
  context.fillStyle = colours[work === 1 || work === 3 ? "on-record" : "on-colour"];
  context.fillText(label, (left + right) / 2, (top + bottom) / 2 + 1);
}

// The most of `values`, which are equal parts of the time, within each row of pixels.
function profile(values, left, width, most) {
  const path = new Path2D();
  path.moveTo(left, 0);
  for (let row = 0; row < height; ++row) {
    const part = at => y.invert(at) / picture.extent * values.length;
    const first = Math.max(0, Math.floor(part(row))), end = Math.max(first + 1, Math.min(values.length, Math.ceil(part(row + 1) - 1e-6)));
    let value = 0;
    for (let k = first; k < end; ++k) value = Math.max(value, values[k]);
    path.lineTo(left + width * value / most, row);
    path.lineTo(left + width * value / most, row + 1);
  }
  path.lineTo(left, height);
  return path;
}

function drawMemory(width) {
  context.fillStyle = colours.memory;
  context.globalAlpha = 0.75;
  context.fill(profile(picture.memory, 0, width, mostMemory));
}

const backlogLeft = () => transfers.length * (trackWidth + 6) + 10;
function drawTransfers(width) {
  const pixel = time => y(time / picture.duration * picture.extent);
  transfers.forEach(({busy, waiting}, k) => {
    context.fillStyle = context.strokeStyle = colours[k === 0 ? "away" : "record"];
    for (let i = 0; i < busy.length; i += 2)
      context.fillRect(k * (trackWidth + 6), pixel(busy[i]), trackWidth, Math.max(0.5, pixel(busy[i + 1]) - pixel(busy[i])));
    const path = profile(waiting, backlogLeft(), width - backlogLeft(), mostWaiting);
    context.globalAlpha = 0.35;
    context.fill(path);
    context.globalAlpha = 1;
  });
}
