import { expect, it } from "vitest";
import { changeSettings } from "@/lib/messages/settings/change-settings";
import { readSnapshot } from "@/lib/rest/audit-snapshots";
import { useDatabase } from "@/testing/database";

useDatabase();

it("records the numbers that the owner sets", async () => {
  await changeSettings({
    version: 0,
    stock: { lowStock: 4 },
    orders: { staffDiscountPercent: 15 },
    couriers: { pieceGrams: { caps: 90 } },
  });
  const settings = await readSnapshot("settings", "shop");
  expect(settings?.fields).toMatchObject({
    "limit in pieces": "4",
    "staff’s discount": "15",
    "days until you call": "0–1",
    "caps (g)": "90",
    "belts (g)": "250",
  });
});
