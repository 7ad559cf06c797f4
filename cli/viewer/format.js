"use strict";
// The plan, and numbers in the words of the command line.

const plan = JSON.parse(document.getElementById("plan").textContent);
const picture = JSON.parse(document.getElementById("picture").textContent);
const workNames = ["advance", "record", "backward", "rewind"];
const holdNames = ["state", "record", "tape", "away"];
const holdWords = ["state kept", "record kept", "tape kept", "in a slower tier"];
const executions = plan.prediction.forward_steps + (plan.prediction.rewinds || 0) + plan.prediction.backwards;
// Without a limit, or counted in slots, there is no line to draw.
const budget = plan.memory_bytes < 2 ** 62 ? plan.memory_bytes : null;

const grouped = count => Math.round(count).toLocaleString("en-US");
const plural = (count, word) => `${grouped(count)} ${word}${count === 1 ? "" : "s"}`;
const brief = value => String(Number(value.toPrecision(3)));

function bytesText(count) {
  if (count < 1024) return `${count} B`;
  let value = count / 1024, unit = 0;
  for (; value >= 1023.995 && unit < 5; ++unit) value /= 1024;
  const whole = count % 1024 ** (unit + 1) === 0;
  return `${value.toFixed(whole ? 0 : 2)} ${["KiB", "MiB", "GiB", "TiB", "PiB", "EiB"][unit]}`;
}

function secondsText(seconds) {
  if (seconds === 0) return "0 s";
  for (const [size, name] of [[86400, "days"], [3600, "h"], [60, "min"], [1, "s"], [1e-3, "ms"], [1e-6, "µs"]])
    if (seconds >= (size > 1 ? 2 * size : size)) return `${brief(seconds / size)} ${name}`;
  return `${brief(seconds * 1e9)} ns`;
}

// For the axis, and for times that are to be told apart: one unit for all of them.
const unit = !picture.timed ? [1, ""]
  : [[3600, "h"], [60, "min"], [1, "s"], [1e-3, "ms"], [1e-6, "µs"]].find(([size]) =>
      picture.duration >= (size > 1 ? 5 * size : size)) || [1e-9, "ns"];

function timeText(time, span = picture.duration) {
  const digits = Math.min(9, Math.max(0, 2 - Math.floor(Math.log10(span / unit[0] || 1))));
  const number = (time / unit[0]).toLocaleString("en-US", {maximumFractionDigits: digits});
  return picture.timed ? `${number} ${unit[1]}` : number;
}

function stepText(step) {
  const at = d3.bisector(run => run[0]).right(picture.names, step) - 1;
  const name = at >= 0 ? picture.names[at][1] : "";
  return name ? `step ${grouped(step)} (${name})` : `step ${grouped(step)}`;
}

// Powers of two times a binary unit, about `count` of them in [0, most].
function byteTicks(most, count) {
  let step = 1;
  while (step * count < most) step *= 2;
  if (most < 1024) step = d3.tickStep(0, most, count) || 1;
  return d3.range(0, most * (1 + 1e-9), Math.max(1, step));
}

const colour = name => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
