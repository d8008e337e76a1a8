import { expect, it } from "vitest";
import { bookParcels } from "@/lib/bookings/book-parcels";
import { sweepBookings } from "@/lib/bookings/sweep-bookings";
import { parseEnv } from "@/lib/env";
import { pollStatuses } from "@/lib/tracking/poll-statuses";
import { useDatabase } from "@/testing/database";
import { callRoute } from "@/testing/fire/next-route";
import { codeOf } from "@/testing/outcomes";
import { makeAdmin } from "@/testing/people";
import { makeWebhook } from "@/testing/steadfast-double";

useDatabase();

it("has no webhook where the shop has set no token", async () => {
  const { status } = await callRoute({ route: "webhooks/steadfast", request: makeWebhook({}) });
  expect(status).toBe(404);
});

it("books and asks nothing where the shop has no keys", async () => {
  const actor = await makeAdmin();
  expect(await codeOf(bookParcels({ actor, ids: ["65f000000000000000000001"] }))).toBe("NOT_FOUND");
  await sweepBookings();
  await pollStatuses();
});

it("takes no short token, and no known default", () => {
  const parse = (STEADFAST_WEBHOOK_TOKEN: string) => () =>
    parseEnv({ ...process.env, STEADFAST_WEBHOOK_TOKEN });
  expect(parse("short")).toThrow("is shorter than 16 characters");
  expect(parse("change-me-change-me")).toThrow("is a known default");
  expect(parse("")().STEADFAST_WEBHOOK_TOKEN).toBeUndefined();
});
