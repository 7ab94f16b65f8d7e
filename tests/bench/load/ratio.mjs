// How much of what a bare echo moves the server moved: node ratio.mjs climb.json echo.json
import { readFileSync } from "node:fs";

const [climb, echo] = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, "utf8")));
const limitMs = 100;
const most = (rows) => rows.reduce((a, b) => (b["frames/s"] > a["frames/s"] ? b : a));
const bare = echo[0]["frames/s"];
const within = climb.filter((row) => row["p99 ms"] <= limitMs);

const tell = (what, row) => {
  const percent = Math.round((100 * row["frames/s"]) / bare);
  console.log(`${what}: ${row["frames/s"]} frames a second, ${percent} % of the echo's ${bare}`);
};
if (within.length > 0) {
  tell(`with p99 within ${limitMs} ms`, most(within));
}
tell("at the most", most(climb));
