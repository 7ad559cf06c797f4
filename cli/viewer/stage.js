"use strict";
// Axes and marks around the map; moving and zooming by mouse, touch and keys; what is under the pointer.

const content = overlay.append("g").attr("class", "content");
const zoom = d3.zoom()
  .filter(() => d3.event.type === "wheel" ? d3.event.ctrlKey || document.activeElement === stage : !d3.event.ctrlKey && !d3.event.button)
  .on("start", () => { if (d3.event.sourceEvent && d3.event.sourceEvent.type === "mousedown") stage.focus({preventScroll: true}); })
  .on("zoom", () => {
    transform = d3.event.transform;
    draw();
    showRows();
    hideTip();
  });
for (const name of ["steps", "times", "memory", "waiting", "marks"]) content.append("g").attr("class", name);
content.append("line").attr("class", "cross across").attr("visibility", "hidden");
content.append("line").attr("class", "cross down").attr("visibility", "hidden");
content.append("rect").attr("class", "pointer").call(zoom)
  .on("mousemove.tip", function () { showTip(...d3.mouse(this)); })
  .on("mouseleave.tip", hideTip);

function grid({x: left, width}, columns, rows) {
  context.fillStyle = colours.panel;
  context.fillRect(left, margin.top, width, height);
  context.strokeStyle = colours.grid;
  context.lineWidth = 1;
  context.beginPath();
  for (const at of columns) { context.moveTo(left + at, margin.top - 5); context.lineTo(left + at, margin.top + height); }
  for (const at of rows) { context.moveTo(left, margin.top + at); context.lineTo(left + width, margin.top + at); }
  context.stroke();
}

function labels(name, ticks, place, text, style) {
  const all = content.select(`.${name}`).selectAll("text.tick-label").data(ticks);
  all.enter().append("text").attr("class", "tick-label").merge(all).text(text).each(function (tick) {
    const node = d3.select(this);
    for (const [key, value] of Object.entries({...place(tick), ...style})) node.attr(key, value);
  });
  all.exit().remove();
}

function caption(name, left, text) {
  const node = content.select(`.${name}`).selectAll("text.caption").data([text]);
  node.enter().append("text").attr("class", "caption").attr("text-anchor", "middle").merge(node).attr("x", left).attr("y", -28).text(text);
}

function drawAxes() {
  const time = d3.scaleLinear(y.domain().map(at => at / picture.extent * picture.duration / unit[0]), [0, height]);
  const times = time.ticks(8), middles = boxed() && x(1) - x(0) >= 20;
  const whole = x.ticks(Math.max(2, area.map.width / 90)).filter(Number.isInteger);
  const [first, last] = x.domain();
  const each = middles ? d3.range(Math.ceil(first), Math.min(plan.steps, Math.floor(last)) + 1) : whole;
  const numbered = middles ? each.filter(i => i < plan.steps && x(i + 0.5) <= area.map.width) : whole;
  const rows = times.map(time);
  grid(area.map, each.map(x), rows);
  // The next panel's labels begin where these end. Numbers of steps stand over their column; those of states at their line.
  labels("steps", numbered, i => ({x: x(i + (middles ? 0.5 : 0)), "text-anchor": area.map.width - x(i) < 20 ? "end" : "middle"}), grouped, {y: -10});
  caption("steps", area.map.width / 2, "step");
  labels("times", times, t => ({y: time(t) + 4}), time.tickFormat(8), {x: -10, "text-anchor": "end"});
  const name = picture.timed ? `time, ${unit[1]}` : "step executions";
  const side = content.select(".times").selectAll("text.caption").data([name]);
  side.enter().append("text").attr("class", "caption").attr("text-anchor", "middle").merge(side).text(name)
    .attr("transform", `translate(-50,${height / 2}) rotate(-90)`);
  drawSizes("memory", "memory", area.memory, 0, mostMemory, rows);
  if (transfers.length) drawSizes("waiting", "transfers", area.transfers, backlogLeft(), mostWaiting, rows);
}

function drawSizes(name, title, panel, from, most, rows) {
  const place = size => from + (panel.width - from) * size / most, left = panel.x - margin.left;
  const ticks = byteTicks(most, Math.max(1, Math.floor((panel.width - from) / 62)));
  grid(panel, ticks.map(place), rows);
  labels(name, ticks, size => ({x: left + place(size), "text-anchor": size === 0 ? "start" : panel.width - place(size) < 20 ? "end" : "middle"}), bytesText, {y: -10});
  caption(name, left + panel.width / 2, title);
}

function drawMarks() {
  const marks = content.select(".marks");
  marks.selectAll("*").remove();
  const left = area.memory.x - margin.left, at = bytes => left + area.memory.width * bytes / mostMemory;
  const label = (where, below, text) => marks.append("text").attr("class", "strong").attr("text-anchor", "end")
    .attr("x", where).attr("y", height + below).text(text);
  const top = Math.min(Math.max(y(picture.peakAt), 0), height);
  if (top < height)
    marks.append("line").attr("x1", at(peak)).attr("x2", at(peak)).attr("y1", top).attr("y2", height + 6)
      .attr("stroke", "var(--backward)").attr("stroke-dasharray", "2 3");
  if (y(picture.peakAt) >= 0 && top < height)
    marks.append("circle").attr("cx", at(peak)).attr("cy", top).attr("r", 3.5).attr("fill", "var(--backward)");
  label(at(peak), 20, `peak ${bytesText(peak)}`);
  if (budgetFits)
    marks.append("line").attr("x1", at(budget)).attr("x2", at(budget)).attr("y1", -5).attr("y2", height + 6)
      .attr("stroke", "var(--budget)").attr("stroke-width", 1.5);
  if (budget !== null) label(budgetFits ? at(budget) : at(mostMemory), 38, `budget ${bytesText(budget)}${budgetFits ? "" : ", beyond this axis"}`);
  if (!transfers.length) return;
  const names = [picture.writes && "write", picture.reads && "read"].filter(Boolean);
  names.forEach((name, k) => marks.append("text").attr("text-anchor", "middle").attr("y", height + 18)
    .attr("x", area.transfers.x - margin.left + k * (trackWidth + 6) + trackWidth / 2).text(name));
  marks.append("text").attr("y", height + 18).attr("x", area.transfers.x - margin.left + backlogLeft()).text("not yet through");
}

function showView() {
  const [first, last] = x.domain(), [begin, end] = y.domain().map(at => at / picture.extent * picture.duration);
  document.getElementById("view").textContent =
    `steps ${grouped(first)} to ${grouped(last)}, ${timeText(begin, end - begin)} to ${timeText(end, end - begin)}`;
}

// By keys or buttons. Whether there was anything to do.
function press(key) {
  const pointer = content.select(".pointer"), part = 0.15 / transform.k;
  const moves = {ArrowLeft: [part, 0], ArrowRight: [-part, 0], ArrowUp: [0, part], ArrowDown: [0, -part]};
  if (key in moves) pointer.call(zoom.translateBy, moves[key][0] * area.map.width, moves[key][1] * height);
  else if (key === "+" || key === "=") pointer.call(zoom.scaleBy, 1.5);
  else if (key === "-" || key === "_") pointer.call(zoom.scaleBy, 1 / 1.5);
  else if (key === "c") centre(pointer);
  else if (key === "0" || key === "Home") pointer.call(zoom.transform, d3.zoomIdentity);
  else return false;
  return true;
}
// The step that is at work in the middle of the time in view comes to the middle.
function centre(pointer) {
  const now = workAtTime(y.invert(height / 2));
  if (now) pointer.call(zoom.translateTo, area.map.width * (now.step + 0.5) / plan.steps, transform.invertY(height / 2));
}
stage.addEventListener("keydown", event => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === "Escape") return hideTip();
  if (!press(event.key)) return;
  event.preventDefault();
  showTip(area.map.width / 2, height / 2);
});
stage.addEventListener("blur", () => hideTip());
for (const button of document.querySelectorAll("[data-key]")) button.addEventListener("click", () => press(button.dataset.key));

// What is done then, and to which step; in an aggregated part only about which.
function workAtTime(at) {
  const found = segments[d3.bisector(s => s.end).right(segments, at)];
  if (found && found.begin <= at) {
    const count = Math.abs(found.to - found.from), k = Math.min(count - 1, Math.floor((at - found.begin) / (found.end - found.begin) * count));
    return {work: found.work, step: found.to > found.from ? found.from + k : found.from - 1 - k, exact: true};
  }
  const first = cellAt(0, at), column = workAt.subarray(first, first + cells).findIndex(work => work >= 0);
  return column < 0 ? null : {work: workAt[first + column], step: Math.floor((column + 0.5) / cells * plan.steps), exact: false};
}

function cellAt(step, at) {
  const along = part => Math.min(cells - 1, Math.max(0, Math.floor(part * cells)));
  return along(at / picture.extent) * cells + along(step / plan.steps);
}

// At the state or the step that is nearest.
function keptAt(position, at) {
  const step = Math.floor(position), state = Math.round(position), words = [];
  holdNames.forEach((name, kind) => {
    const numbers = picture.holds[kind], here = name === "state" ? state : step;
    for (let i = 0; i < numbers.length; i += 4)
      if (numbers[i + 2] <= at && at <= numbers[i + 3] && (numbers[i] === here || (kind === 3 && numbers[i + 1] === here)))
        return words.push([holdWords[kind], grouped(here)]);
    if (picture.aggregated && shadeAt[kind][cellAt(position, at)] > 0) words.push([holdWords[kind], "around here"]);
  });
  return words;
}

function showTip(left, top) {
  const at = Math.min(picture.extent, Math.max(0, y.invert(top)));
  const time = at / picture.extent * picture.duration, inMap = left <= area.map.width;
  const position = Math.min(plan.steps - 1e-6, Math.max(0, x.invert(left)));
  const row = values => values[Math.min(values.length - 1, Math.floor(at / picture.extent * values.length))];
  const lines = [[picture.timed ? "time" : "step executions", timeText(time, (y.invert(height) - y.invert(0)) / picture.extent * picture.duration)]];
  const now = workAtTime(at);
  if (now) lines.push([workNames[now.work], `${now.exact ? "of" : "and more, around"} ${stepText(now.step)}`]);
  if (inMap) lines.push(["here", stepText(Math.floor(position))], ...keptAt(position, at));
  lines.push(["memory", bytesText(row(picture.memory))]);
  if (picture.writes) lines.push(["to be written", bytesText(row(picture.writes.waiting))]);
  if (picture.reads) lines.push(["to be read", bytesText(row(picture.reads.waiting))]);
  const tip = d3.select("#tip").style("display", "block");
  const spans = tip.selectAll("span").data(lines);
  const all = spans.enter().append("span").merge(spans).text("");
  spans.exit().remove();
  all.append("b").text(line => line[0]);
  all.append("i").style("font-style", "normal").text(line => ` ${line[1]}`);
  const box = tip.node().getBoundingClientRect();
  const place = (where, size, most) => where + 16 + size > most ? Math.max(0, where - 16 - size) : where + 16;
  tip.style("left", `${place(margin.left + left, box.width, stage.clientWidth)}px`)
    .style("top", `${place(margin.top + top, box.height, stage.clientHeight)}px`);
  content.select(".across").attr("visibility", "visible").attr("x1", 0).attr("x2", stage.clientWidth - margin.left - 8).attr("y1", top).attr("y2", top);
  content.select(".down").attr("visibility", inMap ? "visible" : "hidden").attr("x1", left).attr("x2", left).attr("y1", 0).attr("y2", height);
}

function hideTip() {
  d3.select("#tip").style("display", "none");
  content.selectAll(".cross").attr("visibility", "hidden");
}
