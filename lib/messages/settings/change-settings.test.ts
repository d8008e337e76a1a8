import { beforeEach, describe, expect, it } from "vitest";
import type { CategorySlug } from "@/lib/categories";
import { audienceOf } from "@/lib/messages/channels/configured";
import { changeSettings } from "@/lib/messages/settings/change-settings";
import { getSettings, readMessageKinds } from "@/lib/messages/settings/queries";
import { relayEvents } from "@/lib/messages/relay-events";
import { DEFAULT_COURIERS_SETTINGS, DEFAULT_PIECE_GRAMS } from "@/lib/delivery/settings/schema";
import { DEFAULT_ORDERS_SETTINGS } from "@/lib/settings/orders/schema";
import { DEFAULT_STOCK_SETTINGS } from "@/lib/settings/stock/schema";
import { DEFAULT_MESSAGE_KINDS } from "@/lib/messages/settings/kinds/schema";
import { changeSettingsSchema } from "@/lib/messages/settings/schema";
import { recordCall } from "@/lib/orders/call-queue/record-call";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import type { UserDto } from "@/lib/accounts/users/dto";
import { useDatabase } from "@/testing/database";
import { makeOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { makeChannel, runOutbox, sent, states } from "@/testing/outbox";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { DEFAULT_PAGES } from "@/lib/settings/pages/defaults";
import { DEFAULT_DELIVERY_SETTINGS } from "@/lib/settings/delivery/schema";
import { DEFAULT_HOME_SETTINGS } from "@/lib/settings/home/defaults";
import { DEFAULT_BRAND } from "@/lib/site";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";
import { pictureAddress } from "@/lib/catalogue/images/rules";
import { PICTURE_WIDTHS } from "@/lib/own-pictures";
import { storePicture } from "@/lib/catalogue/images/picture-store";
import { DEFAULT_SLIDES } from "@/lib/settings/home/slides";
import { PictureFile } from "@/models/picture";
import { ShopSettings } from "@/models/shop-settings";

useDatabase();

describe("what the owner has set", () => {
  it("is as by default until it is changed, and again with null", async () => {
    expect(await getSettings()).toEqual({
      version: 0,
      brand: DEFAULT_BRAND,
      delivery: DEFAULT_DELIVERY_SETTINGS,
      messages: { kinds: DEFAULT_MESSAGE_KINDS },
      stock: DEFAULT_STOCK_SETTINGS,
      orders: DEFAULT_ORDERS_SETTINGS,
      home: DEFAULT_HOME_SETTINGS,
      pages: DEFAULT_PAGES,
      couriers: DEFAULT_COURIERS_SETTINGS,
    });
    const changed = await changeSettings({
      version: 0,
      messages: { kinds: { sms: ["handedOver"], telegram: [] } },
    });
    expect(changed).toEqual({
      version: 1,
      brand: DEFAULT_BRAND,
      delivery: DEFAULT_DELIVERY_SETTINGS,
      messages: { kinds: { mail: DEFAULT_MESSAGE_KINDS.mail, sms: ["handedOver"], telegram: [] } },
      stock: DEFAULT_STOCK_SETTINGS,
      orders: DEFAULT_ORDERS_SETTINGS,
      home: DEFAULT_HOME_SETTINGS,
      pages: DEFAULT_PAGES,
      couriers: DEFAULT_COURIERS_SETTINGS,
    });
    const { version, messages } = await changeSettings({ version: 1, messages: { kinds: { sms: null } } });
    expect([version, messages.kinds.sms, messages.kinds.telegram]).toEqual([
      2,
      DEFAULT_MESSAGE_KINDS.sms,
      [],
    ]);
    expect((await changeSettings({ version: 2, messages: { kinds: null } })).messages.kinds).toEqual(
      DEFAULT_MESSAGE_KINDS,
    );
  });

  it("has the limit of low stock beside the messages, each as it is set by itself", async () => {
    await changeSettings({ version: 0, messages: { kinds: { sms: [] } } });
    const { messages, stock } = await changeSettings({ version: 1, stock: { lowStock: 3 } });
    expect([messages.kinds.sms, stock]).toEqual([[], { lowStock: 3 }]);
    expect((await changeSettings({ version: 2, stock: { lowStock: null } })).stock).toEqual({ lowStock: 0 });
  });

  it.each([0, 100])("lets staff take off %i%%, and a tenth with null", async (percent) => {
    const { orders } = await changeSettings({ version: 0, orders: { staffDiscountPercent: percent } });
    expect(orders).toEqual({ ...DEFAULT_ORDERS_SETTINGS, staffDiscountPercent: percent });
    const { orders: again } = await changeSettings({ version: 1, orders: { staffDiscountPercent: null } });
    expect(again).toEqual(DEFAULT_ORDERS_SETTINGS);
  });

  it("has the weight of each category by itself, and with null as by default", async () => {
    const weights = async (
      version: number,
      pieceGrams: Partial<Record<CategorySlug, number | null>> | null,
    ) => (await changeSettings({ version, couriers: { pieceGrams } })).couriers.pieceGrams;
    expect(await weights(0, { denimpants: 720, caps: 90 })).toEqual({
      ...DEFAULT_PIECE_GRAMS,
      denimpants: 720,
      caps: 90,
    });
    expect(await weights(1, { caps: null, belts: 10_000 })).toEqual({
      ...DEFAULT_PIECE_GRAMS,
      denimpants: 720,
      belts: 10_000,
    });
    expect(await weights(2, null)).toEqual(DEFAULT_PIECE_GRAMS);
  });

  it("has each field of the brand by itself, cleaned, and with null as by default", async () => {
    const brandAfter = async (version: number, brand: unknown) =>
      (await changeSettings(changeSettingsSchema.parse({ version, brand }))).brand;
    expect(
      await brandAfter(0, { name: " Joy\n Bangla ", phone: "০১৭১১-২২২৩৩৩", outlet: { city: "Sylhet" } }),
    ).toEqual({
      ...DEFAULT_BRAND,
      name: "Joy Bangla",
      phone: "01711-222333",
      outlet: { ...DEFAULT_BRAND.outlet, city: "Sylhet" },
    });
    expect(await brandAfter(1, { name: null, social: { YouTube: "" } })).toEqual({
      ...DEFAULT_BRAND,
      phone: "01711-222333",
      outlet: { ...DEFAULT_BRAND.outlet, city: "Sylhet" },
      social: { ...DEFAULT_BRAND.social, YouTube: "" },
    });
    expect(await brandAfter(2, null)).toEqual(DEFAULT_BRAND);
  });

  it("has each fact of the delivery by itself, in order, and with null as by default", async () => {
    const deliveryAfter = async (version: number, delivery: unknown) =>
      (await changeSettings(changeSettingsSchema.parse({ version, delivery }))).delivery;
    const days = { ...DEFAULT_DELIVERY_SETTINGS.days, "Outside Dhaka": { min: 4, max: 4 } };
    expect(
      await deliveryAfter(0, {
        charges: { "Inside Dhaka": 0 },
        freeFrom: 3_000,
        days: { "Outside Dhaka": { min: 4, max: 4 } },
        weekend: ["Saturday", "Friday", "Friday"],
        holidays: ["2027-05-01", "2027-03-09", "2027-03-09"],
      }),
    ).toEqual({
      charges: { "Inside Dhaka": 0, "Outside Dhaka": 150 },
      freeFrom: 3_000,
      days,
      weekend: ["Friday", "Saturday"],
      holidays: ["2027-03-09", "2027-05-01"],
      zones: [],
      yearlyHolidays: DEFAULT_DELIVERY_SETTINGS.yearlyHolidays,
      holidayNames: DEFAULT_DELIVERY_SETTINGS.holidayNames,
    });
    expect(
      await deliveryAfter(1, { charges: { "Inside Dhaka": null }, freeFrom: null, holidays: null }),
    ).toEqual({
      ...DEFAULT_DELIVERY_SETTINGS,
      days,
    });
    expect(await deliveryAfter(2, { weekend: [] })).toMatchObject({ weekend: [], days });
    expect(await deliveryAfter(3, null)).toEqual(DEFAULT_DELIVERY_SETTINGS);
  });

  it("has the sections of the home page as one list, which may be empty, and with null as by default", async () => {
    const homeAfter = async (version: number, home: unknown) =>
      (await changeSettings(changeSettingsSchema.parse({ version, home }))).home;
    const sections = ["film", "newArrivals"];
    expect(await homeAfter(0, { sections })).toEqual({ ...DEFAULT_HOME_SETTINGS, sections });
    expect(await homeAfter(1, { sections: [], trustLine: " 12,000  parcels " })).toEqual({
      ...DEFAULT_HOME_SETTINGS,
      sections: [],
      trustLine: "12,000 parcels",
    });
    expect(await homeAfter(2, { sections: null, trustLine: null })).toEqual(DEFAULT_HOME_SETTINGS);
    expect(changeSettingsSchema.safeParse({ version: 3, home: { sections: ["news"] } }).success).toBe(false);
  });

  it("takes no slide whose picture is not here, and keeps one that a slide has shown for a while", async () => {
    const slidesAfter = async (version: number, slides: unknown) =>
      (await changeSettings(changeSettingsSchema.parse({ version, home: { slides } }))).home.slides;
    const [first] = DEFAULT_SLIDES;
    const missing = { ...first, picture: "/images/65f000000000000000000001-960.webp" };
    expect(await codeOf(slidesAfter(0, [first, missing]))).toBe("INVALID_FIELDS");
    const picture = pictureAddress(
      await storePicture(PICTURE_WIDTHS.map((width) => ({ width, bytes: Buffer.alloc(9, width) }))),
    );
    expect(await slidesAfter(0, [{ ...first, picture }])).toEqual([{ ...first, picture }]);
    expect(await slidesAfter(1, null)).toEqual(DEFAULT_SLIDES);
    const inAMonth = new Date(Date.now() + 30 * DAY_MS);
    expect(await PictureFile.countDocuments({ "metadata.keepUntil": { $gt: inAMonth } })).toBe(2);
  });

  it("has each part of the announcement by itself, and with null none", async () => {
    const announcementAfter = async (version: number, announcement: unknown) =>
      (await changeSettings(changeSettingsSchema.parse({ version, home: { announcement } }))).home
        .announcement;
    const sale = { text: "Eid sale", href: "/denimpants?sort=new", from: "2027-03-01", to: "" };
    expect(await announcementAfter(0, { ...sale, text: " Eid\n sale ", from: "২০২৭-০৩-০১" })).toEqual(sale);
    expect(await announcementAfter(1, { href: "https://shop.example/sale" })).toEqual({
      ...sale,
      href: "https://shop.example/sale",
    });
    expect(await announcementAfter(2, null)).toEqual({ text: "", href: "", from: "", to: "" });
  });

  it("stores no value that is the default, and takes back one that was stored", async () => {
    const stored = async () => {
      const { brand, delivery, messages, stock, orders, home, couriers } =
        (await ShopSettings.findOne().lean()) ?? {};
      return { brand, delivery, messages, stock, orders, home, couriers };
    };
    const { version: _version, ...asByDefault } = await getSettings();
    const days = { ...DEFAULT_DELIVERY_SETTINGS.days, "Inside Dhaka": { min: 2, max: 4 } };
    const changed = await changeSettings({
      ...asByDefault,
      version: 0,
      brand: { ...DEFAULT_BRAND, outlet: { ...DEFAULT_BRAND.outlet, city: "Sylhet" } },
      delivery: { ...DEFAULT_DELIVERY_SETTINGS, days },
      couriers: { ...DEFAULT_COURIERS_SETTINGS, pieceGrams: { ...DEFAULT_PIECE_GRAMS, caps: 90 } },
    });
    expect(changed.delivery.days).toEqual(days);
    expect(await stored()).toEqual({
      brand: { outlet: { city: "Sylhet" } },
      delivery: { days: { "Inside Dhaka": { min: 2, max: 4 } } },
      couriers: { pieceGrams: { caps: 90 } },
    });
    expect(await changeSettings({ ...asByDefault, version: 1 })).toEqual({ ...asByDefault, version: 2 });
    expect(await stored()).toEqual({
      brand: { outlet: {} },
      delivery: { days: {} },
      couriers: { pieceGrams: {} },
    });
  });

  it("is changed by one of two who saw the same", async () => {
    const change = async () => await codeOf(changeSettings({ version: 0, messages: { kinds: { sms: [] } } }));
    expect((await Promise.all([change(), change()])).toSorted()).toEqual(["STALE_VERSION", "done"]);
    expect(await change()).toBe("STALE_VERSION");
    expect((await getSettings()).version).toBe(1);
  });

  it("is as by default where a value of another version makes no sense", async () => {
    await ShopSettings.create({
      _id: "shop",
      version: 3,
      brand: { name: 5, phone: "01911-111111", outlet: "none", social: { YouTube: "youtube" } },
      messages: { kinds: { sms: ["birthday"], mail: "all" } },
      stock: { lowStock: "few" },
      orders: { staffDiscountPercent: 101 },
      couriers: { pieceGrams: { caps: 0, belts: "heavy", hats: 90 } },
    });
    expect(await getSettings()).toEqual({
      version: 3,
      brand: { ...DEFAULT_BRAND, phone: "01911-111111" },
      delivery: DEFAULT_DELIVERY_SETTINGS,
      messages: { kinds: DEFAULT_MESSAGE_KINDS },
      stock: DEFAULT_STOCK_SETTINGS,
      orders: DEFAULT_ORDERS_SETTINGS,
      home: DEFAULT_HOME_SETTINGS,
      pages: DEFAULT_PAGES,
      couriers: DEFAULT_COURIERS_SETTINGS,
    });
  });
});

describe("messages", () => {
  let [admin, orderId]: [UserDto?, string?] = [];
  beforeEach(async () => {
    admin = await makeAdmin();
    orderId = await makeOrder(await makeUser(), { product: await makeProduct() });
  });
  const call = async (outcome: "noAnswer" | "switchedOff") => {
    if (!admin || !orderId) throw new Error("There is no order yet.");
    await recordCall({ actor: admin, orderId, call: { outcome } });
  };

  it("go by the channels that are ticked for their kind", async () => {
    const channels = [makeChannel("sms"), makeChannel("mail"), makeChannel("telegram")];
    await changeSettings({ version: 0, messages: { kinds: { sms: [], telegram: [] } } });
    await relayEvents(audienceOf(channels, await readMessageKinds()));
    expect(await states()).toEqual(["placed waiting"]);
  });

  it("tell after the second call that reached nobody, once, and not of an order that is decided", async () => {
    const channel = makeChannel("sms");
    await call("noAnswer");
    await runOutbox(channel);
    expect(sent).toHaveLength(1);
    await call("switchedOff");
    await call("noAnswer");
    await runOutbox(channel);
    expect(sent.map(({ text }) => text)).toEqual([
      expect.stringContaining("we have your order"),
      expect.stringContaining("we tried to call you about order"),
    ]);
  });

  it("keep silent of calls where the order was confirmed meanwhile", async () => {
    const channel = makeChannel("sms");
    await call("noAnswer");
    await call("switchedOff");
    if (orderId) await decideOrder({ orderId, decision: "Confirmed" });
    await runOutbox(channel);
    expect(await states()).toContain("triedToCall dropped");
  });
});
