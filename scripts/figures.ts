/*
 * Lists the figures that have expired or will within 60 days, oldest first: `npm run figures`. Then the calendar of
 * updates for the next twelve months. With `--release` it fails on an expired figure.
 */
import { parseArgs } from "node:util";
import { agedFigures } from "../src/domain/figure-age.ts";
import { isSourceId } from "../src/domain/figure.ts";
import { localDay } from "../src/format/local-day.ts";
import { sources } from "./build/read-sources.ts";
import { calendarReport } from "./figures/calendar.ts";
import { listedFigures } from "./figures/listed-figures.ts";
import { textFiles } from "./pages/text-files.ts";

const { values } = parseArgs({ options: { release: { type: "boolean" } } });
const today = localDay(new Date());

const figures = await listedFigures();
const aged = agedFigures(figures, today);
const content = textFiles("src/content/**/*.{md,ts}");
const expired = aged.filter(({ state }) => state === "expired");

for (const { name, daysLeft, figure, state } of aged) {
  const source = isSourceId(figure.basis) ? sources.get(figure.basis) : undefined;
  const when = daysLeft < 0 ? `expired ${-daysLeft} days ago` : `expires in ${daysLeft} days`;
  const said = state === "past" ? ", and the page says so" : "";
  console.log(`${figure.validTo}  ${when.padEnd(22)} ${name} (${figure.asOf}${said})`);
  if (source === undefined) continue;
  console.log(`            ${figure.basis}: ${source.publisher}, ${source.url}`);
  // They need an update when the source changes.
  const files = content
    .filter(({ text }) => text.includes(`"${figure.basis}"`))
    .map(({ file }) => file.replace("src/content/", ""));
  if (files.length > 0) console.log(`            cited in ${files.join(", ")}`);
}
console.log(
  `${figures.length} figures with an expiry date; ${expired.length} expired, ${aged.filter(({ state }) => state === "past").length} past and labelled as such, ${aged.filter(({ state }) => state === "expiring").length} expiring within 60 days of ${today}.`,
);
console.log(`\nTo update in the twelve months from ${today}:\n${calendarReport(figures, today).join("\n")}`);
if (values.release === true && expired.length > 0) process.exitCode = 1;
