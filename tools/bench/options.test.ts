import { expect, it } from "vitest";
import { parseOptions } from "@/tools/bench/options";
import { PHASES } from "@/tools/bench/phases";

const PHASE_NAMES = Object.keys(PHASES);

it("runs every phase unless told otherwise, without what takes longest", () => {
  expect(parseOptions([])).toEqual({
    phases: PHASE_NAMES,
    isList: false,
    isLong: false,
    isShort: false,
    against: null,
    base: null,
  });
});

it("runs the phases that it is told, in their own order", () => {
  expect(parseOptions(["--only", "orders,kept"]).phases).toEqual(["kept", "orders"]);
});

it("installs nothing where everything is measured once", () => {
  expect(parseOptions(["--short"]).phases).toEqual(PHASE_NAMES.filter((name) => name !== "lighthouse"));
  expect(parseOptions(["--short", "--only", "lighthouse"]).phases).toEqual(["lighthouse"]);
});

it("names the phases when it does not know one", () => {
  expect(() => parseOptions(["--only", "kept,laod"])).toThrow("Unknown: laod. There are: pages, kept,");
});

it("measures a shop on this machine and no other", () => {
  expect(parseOptions(["--base", "http://127.0.0.1:3000/caps"]).base).toBe("http://127.0.0.1:3000");
  expect(() => parseOptions(["--base", "http://shop.example:3000"])).toThrow("Only a shop on this machine");
});
