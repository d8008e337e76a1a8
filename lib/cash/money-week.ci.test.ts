import { expect, it } from "vitest";
import { usePatientDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { IS_LONG } from "@/testing/long-tests";
import { beginWeek, DAYS, liveDay } from "@/testing/money-week";
import { readWeek, tellWeek } from "@/testing/money-week-check";

usePatientDatabase();

/** In the long form a whole week of a shop; else enough for every way that an order goes. */
const ORDERS = IS_LONG ? 300 : 56;

it(
  `${ORDERS} orders of a week leave home, Cash, Numbers and the file agreed to the taka, and the shelf to the piece, each day`,
  { timeout: 30 * 60_000 },
  async () => {
    const week = await beginWeek(29);
    for (let day = 0; day < DAYS; day += 1) {
      await liveDay(week, day, Math.ceil(ORDERS / DAYS));
      expect([day, await readWeek(week)]).toEqual([day, tellWeek(week)]);
    }
    const states = new Set(week.lives.map(({ state }) => state));
    for (const state of ["pending", "canceled", "toPack", "handedOver", "delivered", "lost"] as const)
      expect(states).toContain(state);
    expect(week.missing).toBeGreaterThan(0);
    await expectInvariants();
  },
);
