import { expect, it } from "vitest";
import { POST } from "@/app/api/stockAlerts/stop/route";
import { cartStopTokenOf } from "@/lib/messages/cart-mail/stop-cart-mails";
import { getMessagePreferences } from "@/lib/messages/queries";
import { setMessagePreferences } from "@/lib/messages/set-preferences";
import { stopTokenOf } from "@/lib/messages/stock-alerts/stop-stock-alerts";
import { makeProductByOption, S34 } from "@/testing/by-option";
import { useDatabase } from "@/testing/database";
import { makeProvedUser } from "@/testing/people";
import { contextWith, makeRequest } from "@/testing/requests";
import { ask } from "@/testing/stock-alerts";
import { StockAlert } from "@/models/stock-alert";

useDatabase();

const stop = async (token: string) => (await POST(makeRequest({ json: { token } }), contextWith())).status;

it("stops with a mailed link, without a login, the mails of its kind and no others", async () => {
  const [user, other] = [await makeProvedUser(), await makeProvedUser()];
  for (const { _id } of [user, other]) await setMessagePreferences(_id, { isCartMailWanted: true });
  await ask({ product: await makeProductByOption(), ...S34, contact: user.email });
  const wanted = async () => ({
    carts: await Promise.all(
      [user, other].map(async ({ _id }) => (await getMessagePreferences(_id)).isCartMailWanted),
    ),
    alerts: await StockAlert.countDocuments(),
  });
  expect(await stop("0".repeat(25))).toBe(200);
  expect(await wanted()).toEqual({ carts: [true, true], alerts: 1 });
  expect(await stop(cartStopTokenOf(user._id))).toBe(200);
  expect(await wanted()).toEqual({ carts: [false, true], alerts: 1 });
  expect(await stop(stopTokenOf(user.email))).toBe(200);
  expect(await wanted()).toEqual({ carts: [false, true], alerts: 0 });
});
