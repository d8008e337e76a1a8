import { expect, test } from "@playwright/test";
import { expectNoViolations } from "../../support/accessibility";
import { becomeAdmin } from "../../support/admin";
import { expectNoOverflow } from "../../support/storefront";

// A browser complains of every 409 in its console, so this test does without its watch.

interface Settings {
  version: number;
  messages: { kinds: { mail: string[]; sms: string[]; telegram: string[] } };
  stock: { lowStock: number };
}

test("of two admins who set the shop at once each is told of the other, and neither loses anything", async ({
  page,
  playwright,
}) => {
  const admin = await becomeAdmin(page, playwright);
  const read = async () => (await admin.call("GET", "/settings")).body as Settings;
  const change = async (changes: object) => {
    const { version } = await read();
    expect((await admin.call("PATCH", "/settings", { version, ...changes })).status).toBe(200);
  };
  await change({ messages: { kinds: null }, stock: { lowStock: null } });
  try {
    await page.goto("/dashboard/messages");
    await page.getByText("What is sent", { exact: true }).click();
    await page.getByText("Low-stock limit").click();
    const limit = page.getByLabel("Limit in pieces");
    await limit.fill("৭");
    await change({ messages: { kinds: { sms: ["placed", "handedOver"] } } });
    await page.getByRole("checkbox", { name: "Handed over by SMS" }).click();
    await expect(page.getByText("Both their changes and yours are saved.")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Order confirmed by SMS" })).not.toBeChecked();
    expect((await read()).messages.kinds.sms).toEqual(["placed"]);

    await expect(limit).toHaveValue("৭");
    await change({ stock: { lowStock: 3 } });
    const save = page.getByRole("button", { name: "Save the limit" });
    await save.click();
    await expect(page.getByText("yours is not saved")).toBeVisible();
    await expect(limit).toHaveValue("7");
    await expect(limit).toHaveAccessibleDescription("Now: 3");
    expect((await read()).stock).toEqual({ lowStock: 3 });
    await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
    await expectNoViolations(page);
    await save.click();
    await expect.poll(async () => (await read()).stock).toEqual({ lowStock: 7 });
    await expect(page.getByText("yours is not saved")).toHaveCount(0);
  } finally {
    await change({ messages: { kinds: null }, stock: { lowStock: null } });
  }
});
