import { Types } from "mongoose";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as variables from "@/lib/messages/variables";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { askStockAlertSchema } from "@/lib/messages/stock-alerts/schema";
import { stopStockAlerts } from "@/lib/messages/stock-alerts/stop-stock-alerts";
import { stopTokenOf } from "@/lib/messages/stock-alerts/stop-stock-alerts";
import { makeProductByOption, rows, S30, S34 } from "@/testing/by-option";
import { useDatabase } from "@/testing/database";
import { codeOf, times } from "@/testing/outcomes";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { ask } from "@/testing/stock-alerts";
import { StockAlert } from "@/models/stock-alert";

useDatabase();
afterEach(() => vi.restoreAllMocks());

const NADIA = "nadia@example.com";

let product: ProductDto;
beforeEach(async () => {
  product = await makeProductByOption();
});

const allowSms = () => {
  const real = variables.getMessageVariables();
  vi.spyOn(variables, "getMessageVariables").mockReturnValue({ ...real, SMS_GATEWAY: "files" });
};
const readContact = (contact: unknown) =>
  askStockAlertSchema.safeParse({ productId: product._id, contact }).data?.contact ?? null;
const contacts = async () => (await StockAlert.find().sort({ _id: 1 }).lean()).map(({ contact }) => contact);

describe("a contact", () => {
  it.each([
    ["01712345678", "01712345678"],
    [" +880 1712-345678 ", "01712345678"],
    ["০১৭১২৩৪৫৬৭৮", "01712345678"],
    ["8801712345678", "01712345678"],
    [" Nadia@Example.COM ", NADIA],
  ])("is understood: %s", (typed, address) => {
    expect(readContact(typed)?.address).toBe(address);
  });

  it.each([
    "",
    " ",
    "nadia",
    "12345",
    "01212345678",
    "+19171234567",
    "02 9876543",
    "017123456789",
    "a@b",
    "nadia@example.com,rahim@example.com",
    "nadia@example.com\r\nBcc: rahim@example.com",
    "Nadia <nadia@example.com>",
    "01712345678@",
    `${"a".repeat(300)}@example.com`,
    "0".repeat(400),
    null,
    7,
    ["nadia@example.com"],
    { $ne: null },
  ])("is refused: %j", (typed) => {
    expect(readContact(typed)).toBeNull();
  });
});

describe("asking", () => {
  it("is kept for 60 days, once, however it is spelled and how often at once", async () => {
    await times(6, () => ask({ product, size: "34", color: "INDIGO", contact: NADIA }));
    await ask({ product, ...S34, contact: " NADIA@example.com" });
    expect(await StockAlert.find().lean()).toEqual([
      expect.objectContaining({
        size: "34",
        color: "indigo",
        contact: NADIA,
        state: "waiting",
        isOpen: true,
      }),
    ]);
  });

  it("answers the same to who waits already as to who does not", async () => {
    const first = await ask({ product, ...S34, contact: NADIA });
    await StockAlert.updateMany({}, { endsAt: new Date(Date.now() + 60_000) });
    expect(await ask({ product, ...S34, contact: NADIA })).toEqual(first);
    expect(await ask({ product, ...S34, contact: "rahim@example.com" })).toEqual(first);
  });

  it("keeps its place where it is asked for again", async () => {
    await ask({ product, ...S34, contact: NADIA });
    await ask({ product, ...S34, contact: "rahim@example.com" });
    await ask({ product, ...S34, contact: NADIA });
    expect(await contacts()).toEqual([NADIA, "rahim@example.com"]);
  });

  it("is refused of what can be had, of what is not made, and of what is not there", async () => {
    expect(await codeOf(ask({ product, ...S30, contact: NADIA }))).toBe("IN_STOCK");
    expect(await codeOf(ask({ product, size: "36", color: "Indigo", contact: NADIA }))).toBe(
      "INVALID_FIELDS",
    );
    expect(await codeOf(ask({ product, size: "34", contact: NADIA }))).toBe("INVALID_FIELDS");
    const plenty = await makeProduct({ stock: "plenty" });
    const ofPlenty = { product: plenty, size: "30", color: "Black", contact: NADIA };
    expect(await codeOf(ask(ofPlenty))).toBe("IN_STOCK");
    const gone = { ...product, _id: new Types.ObjectId().toString() };
    expect(await codeOf(ask({ product: gone, ...S34, contact: NADIA }))).toBe("NOT_FOUND");
    const asOne = await makeProduct({ stock: "0" });
    expect(await codeOf(ask({ product: asOne, size: "31", color: "Black", contact: NADIA }))).toBe(
      "INVALID_FIELDS",
    );
    expect(await contacts()).toEqual([]);
  });

  it("takes no number where the shop sends no SMS", async () => {
    expect(await codeOf(ask({ product, ...S34, contact: "01712345678" }))).toBe("INVALID_FIELDS");
    allowSms();
    expect(await ask({ product, ...S34, contact: "০১৭১২৩৪৫৬৭৮" })).toMatchObject({ channel: "sms" });
  });

  it("keeps the last five of a contact, and tells nobody that there were more", async () => {
    const sizes = ["28", "29", "30", "31", "32", "33", "34"];
    const stockByOption = sizes.map((size) => ({ size, color: "Indigo", stock: 0 }));
    const all = await makeProduct({ sizes, colors: ["Indigo"], stockByOption });
    const answers = [];
    for (const size of sizes)
      answers.push(await ask({ product: all, size, color: "Indigo", contact: NADIA }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const kept = await StockAlert.find({ contact: NADIA }).sort({ _id: 1 }).lean();
    expect(kept.map(({ size }) => size)).toEqual(sizes.slice(-5));
  });

  it("belongs to whoever asked first while signed in", async () => {
    const [user, other] = [await makeUser(), await makeUser()];
    await ask({ product, ...S34, contact: NADIA, user });
    await ask({ product, ...S34, contact: NADIA, user: other });
    expect((await StockAlert.findOne().lean())?.userId?.toString()).toBe(user._id);
  });
});

describe("stopping", () => {
  it("ends all of a contact and nothing of another", async () => {
    const both = await makeProduct({ sizes: ["30", "32"], colors: ["Indigo"], stockByOption: rows(0, 0) });
    await ask({ product: both, ...S30, contact: NADIA });
    await ask({ product: both, size: "32", color: "Indigo", contact: NADIA });
    await ask({ product, ...S34, contact: "rahim@example.com" });
    await stopStockAlerts("0".repeat(25));
    expect(await contacts()).toHaveLength(3);
    await stopStockAlerts(stopTokenOf(NADIA));
    expect(await contacts()).toEqual(["rahim@example.com"]);
  });

  it("leaves nothing in the database that its link could be made of", async () => {
    await ask({ product, ...S34, contact: NADIA });
    const [stored] = await StockAlert.find().lean();
    expect(JSON.stringify(stored)).not.toContain(stopTokenOf(NADIA));
    await stopStockAlerts(stored?.stopDigest ?? "");
    expect(await contacts()).toHaveLength(1);
  });
});
