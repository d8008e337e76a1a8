import { expect, it } from "vitest";
import { aimOf } from "@/tools/bench/aims";
import { spreadOf } from "@/tools/bench/measure/spread.mjs";
import { summarize } from "@/tools/bench/pages/summarize.mjs";
import { figuresOf } from "@/tools/bench/phases/pages";

const visitOf = (fcp: number) => ({ fcp, "html KiB": 40, cls: 0, requests: 20, lcpElement: "img x.webp" });

it("takes from what the pages' program tells every number, by the name that has an aim", () => {
  const opened = { home: summarize([visitOf(900), visitOf(1_100), visitOf(1_000)]) };
  const figures = figuresOf({ opened, pressed: { "slow 4G, settled": spreadOf([60]) } });
  expect(figures.map(({ name, median, unit, runs }) => [name, median, unit, runs])).toEqual([
    ["pages: home, fcp", 1_000, "ms", 3],
    ["pages: home, html", 40, "KiB", 3],
    ["pages: home, cls", 0, "", 3],
    ["pages: home, requests", 20, "", 3],
    ["pages: card pressed, slow 4G, settled", 60, "ms", 1],
  ]);
  const aims = figures.map(({ name }) => aimOf(name));
  expect(aims.map((aim) => aim !== "")).toEqual([true, false, true, false, true]);
});
