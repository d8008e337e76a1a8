import { expect, test } from "vitest";
import { readFlooded } from "@/tools/stress/flooded";

test("reads what strangers were told", () => {
  const flooded = { told: "420 PROOF_NEEDED", perSecond: 34.5 };
  expect(readFlooded(JSON.stringify(flooded))).toEqual(flooded);
});

test("counts strangers who were killed before they told anything as no flood", () => {
  expect(readFlooded("begun").perSecond).toBe(0);
});
