import { expect, it } from "vitest";
import { bookParcels } from "@/lib/delivery/bookings/book-parcels";
import { sweepBookings } from "@/lib/delivery/bookings/sweep-bookings";
import { pollStatuses } from "@/lib/delivery/statuses/poll-statuses";
import { useDatabase } from "@/testing/database";
import { callRoute } from "@/testing/fire/next-route";
import { codeOf } from "@/testing/outcomes";
import { makeAdmin } from "@/testing/people";
import { makeWebhook } from "@/testing/steadfast-double";

useDatabase();

it("has no webhook where the shop has set no token", async () => {
  const { status } = await callRoute({
    route: "webhooks/[courier]",
    params: { courier: "steadfast" },
    request: makeWebhook({}),
  });
  expect(status).toBe(404);
});

it("books and asks nothing where the shop has no keys", async () => {
  const actor = await makeAdmin();
  expect(await codeOf(bookParcels({ actor, ids: ["65f000000000000000000001"] }))).toBe("NOT_FOUND");
  await sweepBookings();
  await pollStatuses();
});
