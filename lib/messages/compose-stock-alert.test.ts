import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as env from "@/lib/env";
import * as variables from "@/lib/messages/variables";
import { composeMessage } from "@/lib/messages/compose-message";
import { ALERT_MESSAGE, type MessageChannel } from "@/lib/messages/constants";
import { LANGUAGES } from "@/lib/words/constants";
import { countSegments, MAX_SEGMENTS } from "@/lib/messages/sms-length";
import { setMessagePreferences } from "@/lib/messages/set-preferences";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { stopStockAlerts } from "@/lib/messages/stock-alerts/stop-stock-alerts";
import { S34 } from "@/testing/by-option";
import { useDatabase } from "@/testing/database";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { ask, comeIn } from "@/testing/stock-alerts";
import { StockAlert } from "@/models/stock-alert";

useDatabase();
afterEach(() => vi.restoreAllMocks());

let product: ProductDto;

const make = (fields: Partial<ProductDto> = {}) =>
  makeProduct({
    name: "Slim Denim",
    sizes: ["34"],
    colors: ["Indigo"],
    stockByOption: [{ ...S34, stock: 0 }],
    ...fields,
  });

beforeEach(async () => {
  product = await make();
});

/** Asks, lets a piece come in and writes what is told then. */
async function tell(
  channel: MessageChannel,
  options: Omit<Parameters<typeof ask>[0], "product" | "contact">,
) {
  await ask({ product, contact: "nadia@example.com", ...options });
  await comeIn(product, 1, { size: options.size ?? "", color: options.color ?? "" });
  const alert = await StockAlert.findOneAndUpdate({}, { channel }).lean();
  const message = { _id: "m", kind: ALERT_MESSAGE, channel, alertId: alert?._id, at: new Date() } as const;
  const composed = await composeMessage(message);
  if ("pointless" in composed) throw new Error(composed.pointless);
  return composed;
}

describe("a mail", () => {
  it("tells product, option and price, and leads to it and to the end of such mails", async () => {
    const { to, subject, text, html = "" } = await tell("mail", S34);
    expect(to).toBe("nadia@example.com");
    expect(subject).toBe("Slim Denim (34, Indigo) is back in stock");
    expect(text).toContain("Slim Denim (34, Indigo): BDT 1,250");
    expect(text).toContain(`/details/${product._id}?size=34&color=indigo`);
    const [, token = ""] = /\/stopAlerts#([0-9a-z]{25})\b/.exec(html) ?? [];
    await stopStockAlerts(token);
    expect(await StockAlert.countDocuments({})).toBe(0);
  });

  it("shows the picture of the colour, and says where it is another's", async () => {
    const [indigo, black] = ["000000000000000000000001", "000000000000000000000002"].map(
      (id) => `/catalogue/${id}-1-960.webp`,
    );
    product = await make({
      name: "Wide Denim",
      colors: ["Indigo", "Black"],
      image1: black,
      colorImages: { Black: black ?? "" },
    });
    expect((await tell("mail", S34)).html).toMatch(/catalogue\/0+2-1-480\.webp"[^]*Shown in Black/);
    await StockAlert.deleteMany({});
    product = await make({
      name: "Straight Denim",
      colors: ["Indigo"],
      image1: indigo,
      colorImages: { Indigo: indigo ?? "" },
    });
    const { html } = await tell("mail", S34);
    expect(html).toMatch(
      /<img src="http[^"]+\/catalogue\/0+1-1-480\.webp"[^>]* alt="Straight Denim \(34, Indigo\)"/,
    );
    expect(html).not.toContain("Shown in");
  });

  it("stops also with the link of a new secret, of what was asked for before", async () => {
    await ask({ product, ...S34, contact: "nadia@example.com" });
    const { NEXTAUTH_SECRET, ...rest } = env.getEnv();
    vi.spyOn(env, "getEnv").mockReturnValue({ ...rest, NEXTAUTH_SECRET: `${NEXTAUTH_SECRET}2` });
    const { html = "" } = await tell("mail", S34);
    await stopStockAlerts(/\/stopAlerts#([0-9a-z]{25})\b/.exec(html)?.[1] ?? "");
    expect(await StockAlert.countDocuments({})).toBe(0);
  });

  it("lets no name into its headers or markup", async () => {
    const color = `<b>"Red"</b>`;
    product = await make({
      name: `<img src=x onerror=alert(1)> & 'co'`,
      colors: [color],
      stockByOption: [{ size: "34", color, stock: 0 }],
    });
    const { subject = "", html = "" } = await tell("mail", { size: "34", color });
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toMatch(/<img|<b>/);
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt; &amp; &#39;co&#39;");
    expect(html).toContain(`/details/${product._id}?size=34&amp;color=b-red-b`);
  });
});

it("is in the language of the account that asked, or that the e-mail is of, else in the shop's", async () => {
  const [asked, known] = [await makeUser(), await makeUser()];
  for (const { _id } of [asked, known]) await setMessagePreferences(_id, { language: "bn" });
  expect((await tell("mail", { ...S34, user: asked })).subject).toBe(
    "Slim Denim (৩৪, ইন্ডিগো) আবার স্টকে এসেছে",
  );
  await StockAlert.updateMany({}, { $set: { contact: known.email }, $unset: { userId: 1 } });
  const { _id: alertId } = (await StockAlert.findOne().lean()) ?? {};
  const message = { _id: "m", kind: ALERT_MESSAGE, channel: "mail", alertId, at: new Date() } as const;
  expect(await composeMessage(message)).toMatchObject({ subject: expect.stringContaining("আবার স্টকে") });
  await StockAlert.updateMany({}, { contact: "nobody@example.com" });
  expect(await composeMessage(message)).toMatchObject({
    subject: expect.stringContaining("is back in stock"),
  });
});

it("is to a guest in the language of the page where they asked last, whatever the shop's is", async () => {
  await ask({ product, ...S34, contact: "nadia@example.com", language: "en" });
  expect((await tell("mail", { ...S34, language: "bn" })).subject).toContain("আবার স্টকে");
});

it("is to an account in the language that it has chosen, whatever the page's is", async () => {
  const user = await makeUser();
  await setMessagePreferences(user._id, { language: "bn" });
  expect((await tell("mail", { ...S34, user, language: "en" })).subject).toContain("আবার স্টকে");
});

describe.each(LANGUAGES)("an SMS in %s", (language) => {
  const BENGALI = "প্রিমিয়াম এক্সপোর্ট কোয়ালিটি স্লিম ফিট ডেনিম প্যান্ট, সেলাই করা পকেটসহ";

  beforeEach(() => {
    vi.spyOn(variables, "getMessageVariables").mockReturnValue({
      ...variables.getMessageVariables(),
      MESSAGES_LANGUAGE: language,
    });
  });

  it.each([
    ["Slim Denim II", "34", "Indigo"],
    [
      "Premium export quality slim fit denim pants with reinforced seams and five pockets, washed twice",
      "34",
      "Indigo",
    ],
    [BENGALI, "৩৪", "গাঢ় নীল"],
    [`${BENGALI} ১২`, "X".repeat(100), "ক".repeat(100)],
    ["W".repeat(100), "34", "Indigo"],
    ["ক".repeat(100), "", ""],
  ])("of %s has two parts, price and link in it", async (name, size, color) => {
    product = await make({
      name,
      price: 999_999,
      sizes: size ? [size] : [],
      colors: color ? [color] : [],
      stockByOption: [{ size, color, stock: 0 }],
    });
    const { text } = await tell("sms", { size, color });
    expect(countSegments(text)).toBeLessThanOrEqual(MAX_SEGMENTS);
    expect(text).toMatch(/9,99,999|৯,৯৯,৯৯৯/);
    expect(text).toMatch(
      new RegExp(`http\\S+/details/${product._id}(\\?\\S+)?( First come, first served\\.)?$`),
    );
    expect(text).not.toMatch(/৳|undefined|null/);
    const [, query = ""] = /\?(\S+)/.exec(text) ?? [];
    if (query) expect(new URLSearchParams(query).get("size") ?? "").toBe(size);
    expect(text.replace(product._id, "…")).toMatchSnapshot();
  });
});
