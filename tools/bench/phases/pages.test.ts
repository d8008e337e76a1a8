import { expect, it } from "vitest";
import { aimOf } from "@/tools/bench/tell-figures";
import { figuresOf } from "@/tools/bench/phases/pages";

const visitOf = (fcp: number) => ({ fcp, "html KiB": 40, cls: 0, requests: 20, lcpElement: "img x.webp" });

it("takes from what was seen of a page every number, by the name that has an aim", () => {
  const figures = figuresOf("home", [visitOf(900), visitOf(1_100), { ...visitOf(1_000), "font KiB": 9 }]);
  expect(figures.map(({ name, median, unit, runs }) => [name, median, unit, runs])).toEqual([
    ["pages: home, fcp", 1_000, "ms", 3],
    ["pages: home, html", 40, "KiB", 3],
    ["pages: home, cls", 0, "", 3],
    ["pages: home, requests", 20, "", 3],
    ["pages: home, font", 0, "KiB", 3],
  ]);
  const aims = figures.map(({ name }) => aimOf(name));
  expect(aims.map((aim) => aim !== "")).toEqual([true, false, true, false, false]);
});
