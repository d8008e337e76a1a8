import { expect, it } from "vitest";
import { SALE_STATES } from "@/lib/catalogue/sales/constants";
import { stateWithTime } from "@/lib/catalogue/sales/words";

it("says the state of a sale with the moment that counts in it", () => {
  const [startsAt, endsAt] = ["2026-11-27T10:00:00.000+06:00", "2026-11-28T00:00:00.000+06:00"];
  expect(SALE_STATES.map((state) => stateWithTime({ state, startsAt, endsAt }))).toEqual([
    "planned from Fri 27 Nov, 10:00",
    "starting",
    "running until Sat 28 Nov, 00:00",
    "ending",
    "ended Sat 28 Nov, 00:00",
  ]);
});
