"use strict";
// Figures, legend, notes and tables.

function fillTable(id, header, rows, words) {
  const table = d3.select(`#${id}`);
  table.selectAll("*").remove();
  table.append("thead").append("tr").selectAll("th").data(header).enter().append("th").attr("scope", "col")
    .classed("word", (_, k) => words.includes(k)).text(name => name);
  table.append("tbody").selectAll("tr").data(rows).enter().append("tr").selectAll("td").data(row => row).enter().append("td")
    .classed("word", (_, k) => words.includes(k)).text(cell => cell);
}

function showFigures() {
  const {prediction} = plan, {traffic} = prediction;
  const figures = [["strategy", "strategy", plan.strategy], ["steps", "steps", grouped(plan.steps)]];
  if (plan.slots !== undefined)
    figures.push(["slots", "slots", grouped(plan.slots), `at most ${prediction.peak_slots} in use`]);
  else
    figures.push(["memory_bytes", "budget", budget === null ? "unlimited" : bytesText(budget)]);
  figures.push(
    ["prediction.peak_bytes", "peak memory", bytesText(peak), budget ? `${(100 * peak / budget).toFixed(1)} % of budget` : ""],
    ["prediction.time", "time", secondsText(prediction.time)],
    ["slowdown", "slowdown", `${plan.slowdown.toFixed(3)}×`, "store-all's time"],
    ["prediction.forward_steps", "forward steps", grouped(prediction.forward_steps), `${prediction.recompute_factor.toFixed(3)} for each step`]);
  if (prediction.rewinds) figures.push(["prediction.rewinds", "rewound", grouped(prediction.rewinds), "instead of run again"]);
  if (traffic)
    figures.push(["prediction.traffic.written_bytes", "written", bytesText(traffic.written_bytes), "to slower tiers"],
                 ["prediction.traffic.read_bytes", "read back", bytesText(traffic.read_bytes)],
                 ["prediction.traffic.stored_bytes", "in slower tiers", bytesText(traffic.stored_bytes), "at most"]);
  if (plan.lower_bound !== undefined)
    figures.push(["lower_bound", "lower bound", secondsText(plan.lower_bound), plan.strategy === "two-level" ? "of any schedule" : "of nested schedules"]);
  figures.push(["minimum_bytes", "smallest budget", bytesText(plan.minimum_bytes)],
               ["store_all_bytes", "store-all needs", bytesText(plan.store_all_bytes)],
               ["store_all_time", "store-all takes", secondsText(plan.store_all_time)]);
  const entry = d3.select("#figures").selectAll("div").data(figures).enter().append("div");
  entry.append("dt").text(figure => figure[1]);
  entry.append("dd").attr("data-figure", figure => figure[0]).text(figure => figure[2]);
  entry.filter(figure => figure[3]).append("dd").append("small").text(figure => figure[3]);
  document.getElementById("reason").textContent = plan.reason;
}

function showLegend() {
  const shown = workNames.map((name, k) => ({name, word: name, draw: sample => sample.append("path").attr("d", k < 2 ? "M0 2h19l7 5l-7 5h-19z" : "M26 2h-19l-7 5l7 5h19z").attr("fill", `var(--${name})`),
    there: segments.some(s => s.work === k) || picture.workCells[k].length > 0}));
  holdNames.forEach((name, k) => shown.push({name, word: holdWords[k], there: picture.holds[k].length > 0 || picture.holdCells[k].some(runs => runs.length > 0),
    draw: sample => k === 1 || k === 2 ? sample.append("path").attr("d", "M9 0h8v14h-8z").attr("fill", `var(--${name})`).attr("opacity", 0.4)
      : sample.append("path").attr("d", "M13 0v14").attr("stroke", `var(--${name})`).attr("stroke-width", 2).attr("stroke-dasharray", k === 3 ? "4 3" : null)}));
  shown.push({word: "restore", there: picture.jumps.length > 0,
    draw: sample => sample.append("path").attr("d", "M0 7h26").attr("stroke", "var(--state)").attr("stroke-dasharray", "1.5 3")});
  const item = d3.select("#legend").selectAll("li").data(shown.filter(one => one.there)).enter().append("li");
  item.append("svg").attr("aria-hidden", "true").each(function (one) { one.draw(d3.select(this)); });
  item.append("span").text(one => one.word);
}

function showNotes() {
  const notes = [];
  if (picture.aggregated)
    notes.push(`Aggregated: ${grouped(picture.actions)} actions. Where they are too many to draw, each of ${grouped(cells)} × ${grouped(cells)} cells has the colour of the work that takes most of its time; what is kept is stronger where there is more of it; memory is the most within ${grouped(picture.memory.length)} parts of the time.`);
  if (picture.openEnded) notes.push("Of unknown length: drawn for the longest sequence that the plan allows.");
  document.getElementById("notes").textContent = notes.join(" ");
}

function showPoints() {
  fillTable("points", ["memory", "bytes", "relative time", "forward steps"],
            points.map(p => [bytesText(p.bytes), grouped(p.bytes), times(p.slowdown), grouped(p.forwards)]), []);
}

// What is in view: actions one by one, or, where they are many, some together.
const mostRows = 400;
function merged(rows) {
  const sum = k => d3.sum(rows, row => row[k]);
  return [rows[0][0], rows[rows.length - 1][1], rows.length === 1 ? rows[0][2] : "", ...[3, 4, 5, 6, 7].map(sum), d3.max(rows, row => row[8]), sum(9), sum(10)];
}
function showRows() {
  const [begin, end] = y.domain().map(at => at / picture.extent * picture.duration);
  const inView = picture.rows.filter(row => row[1] >= begin && row[0] <= end);
  const together = Math.ceil(inView.length / mostRows);
  const rows = d3.range(0, inView.length, together || 1).map(k => merged(inView.slice(k, k + together)));
  const columns = [["begins", row => timeText(row[0], end - begin)], ["action", row => row[2] || (row[3] > 0 ? plural(row[3], "action") : "goes on")]];
  workNames.forEach((name, k) => {
    if (rows.some(row => !row[2] && row[4 + k] > 0)) columns.push([name, row => row[4 + k] > 0 ? grouped(row[4 + k]) : "–"]);
  });
  columns.push(["memory", row => bytesText(row[8])]);
  ["written", "read"].forEach((name, k) => {
    if (picture.rows.some(row => row[9 + k] > 0)) columns.push([name, row => row[9 + k] > 0 ? bytesText(row[9 + k]) : "–"]);
  });
  fillTable("rows", columns.map(column => column[0]), rows.map(row => columns.map(column => column[1](row))), [1]);
  const actions = plural(d3.sum(inView, row => row[3]), "action");
  document.getElementById("rows-note").textContent = rows.every(row => row[2]) ? `The ${actions} in view.`
    : `The ${actions} in view, some together: counts are of steps. Zoom in to see ${picture.rows.every(row => row[2]) ? "each" : "fewer together"}.`;
}

showFigures();
showLegend();
showNotes();
takeColours();
lay();
drawCurve();
showPoints();
new ResizeObserver(() => { lay(); drawCurve(); }).observe(stage);
window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => { takeColours(); draw(); });
