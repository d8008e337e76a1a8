import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readCsv } from "@/lib/platform/csv/read-csv";
import { makeCourierFile } from "@/lib/delivery/parcels/hand-over-file";
import { matchTracking } from "@/lib/delivery/parcels/match-tracking";
import { changeStoredSettings } from "@/lib/settings/stored-settings";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { bringTo, moveTo } from "@/testing/parcels";
import { makeAdmin, makeProvedUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import type { UserDto } from "@/lib/accounts/users/dto";
import { Order } from "@/models/order";

useDatabase();
afterEach(() => vi.unstubAllEnvs());

let admin: UserDto;
beforeEach(async () => {
  admin = await makeAdmin();
});

const LIMITS = { maxBytes: 1e6, maxRows: 1_000, maxColumns: 40, maxCellCharacters: 1_000 };

async function cellsOf(csv: string): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { cells } of readCsv([Buffer.from(csv)], LIMITS)) rows.push(cells);
  return rows;
}

async function makePacked(fields: Record<string, unknown> = {}, state: "toPack" | "packed" = "packed") {
  const product = await makeProduct({ name: `Jeans ${Math.random()}`, stock: "10" });
  const orderId = await makeOrder(await makeProvedUser(), { product, quantity: 2 });
  await bringTo(admin, orderId, state);
  await Order.updateOne({ _id: orderId }, fields);
  return await readOrder(orderId);
}

describe("makeCourierFile", () => {
  it("has the packed parcels alone, in the columns of the courier", async () => {
    const { orderNumber, amount, cartItems } = await makePacked({
      name: "করিম উদ্দিন",
      address: "House 12,\nRoad 5; {Dhanmondi}, Dhaka",
      advance: { amount: 200, reference: "bKash" },
    });
    await makePacked({}, "toPack");
    const { csv, leftOut, included } = await makeCourierFile({ courier: "steadfast" });
    expect(csv.startsWith("\uFEFFInvoice,")).toBe(true);
    expect(await cellsOf(csv)).toEqual([
      ["Invoice", "Name", "Address", "Phone", "Amount", "Note"],
      [
        String(orderNumber),
        "করিম উদ্দিন",
        "House 12, Road 5 Dhanmondi , Dhaka",
        "01712345678",
        String(amount - 200),
        `2 × ${cartItems[0]?.productName} (30, Indigo)`,
      ],
    ]);
    expect([leftOut, included.length]).toEqual([[], 1]);
    const [header, row] = await cellsOf((await makeCourierFile({ courier: "pathao" })).csv);
    const cell = (name: string) => row?.[header?.indexOf(name) ?? -1];
    expect(header).toHaveLength(14);
    expect([cell("RecipientCity(*)"), cell("RecipientZone(*)"), cell("AmountToCollect(*)")]).toEqual([
      "Dhaka",
      "Dhanmondi",
      String(amount - 200),
    ]);
  });

  it("leaves out what the courier would refuse, and says why", async () => {
    const bad = await Promise.all([
      makePacked({ phone: "+19171234567" }),
      makePacked({ address: "x".repeat(491) }),
      makePacked({ amount: 1_000_001 }),
    ]);
    await makePacked();
    const { included, leftOut } = await makeCourierFile({ courier: "steadfast" });
    expect(included).toHaveLength(1);
    expect(new Map(leftOut.map(({ orderNumber, problems }) => [orderNumber, problems]))).toEqual(
      new Map([
        [bad[0].orderNumber, ["+19171234567 is no mobile of Bangladesh"]],
        [bad[1].orderNumber, ["The address has 491 characters, 490 at most"]],
        [bad[2].orderNumber, ["1000001 BDT is more than 1000000"]],
      ]),
    );
    expect((await makeCourierFile({ courier: "other" })).included).toHaveLength(3);
  });

  it("books nothing twice: what has a tracking code, or is meant for another courier, is left out", async () => {
    const [coded, others, own] = [await makePacked(), await makePacked(), await makePacked()];
    await Order.updateOne(
      { _id: coded._id },
      { "parcel.courier": "steadfast", "parcel.trackingCode": "SFR-1" },
    );
    await Order.updateOne({ _id: others._id }, { "parcel.courier": "pathao" });
    await Order.updateOne({ _id: own._id }, { "parcel.courier": "steadfast" });
    const { included, leftOut } = await makeCourierFile({ courier: "steadfast" });
    expect(included.map(({ orderNumber }) => orderNumber)).toEqual([own.orderNumber]);
    expect(leftOut.flatMap(({ problems }) => problems)).toEqual([
      "It has the tracking code SFR-1 already",
      "It is meant for another courier",
    ]);
  });

  it("runs nothing in a spreadsheet program", async () => {
    await makePacked({ name: '=HYPERLINK("http://x","y")', address: "@SUM(1) Dhanmondi, Dhaka" });
    const { csv } = await makeCourierFile({ courier: "steadfast" });
    expect(csv).toContain(`"'=HYPERLINK(""http://x"",""y"")"`);
    expect(csv).toContain(`'@SUM(1)`);
  });

  it("holds what Pathao and RedX ask for: the zone outside Dhaka too, once the desk has said it, and the weight", async () => {
    const far = await makePacked({
      address: "House 3, Zindabazar, Sylhet",
      deliveryLocation: "Outside Dhaka",
    });
    const lost = await makePacked({
      address: "The red house near the mosque",
      deliveryLocation: "Outside Dhaka",
    });
    const { included, leftOut } = await makeCourierFile({ courier: "pathao" });
    expect(included).toEqual([]);
    expect(leftOut).toMatchObject([
      { orderNumber: far.orderNumber, lacks: ["zone"], city: "Sylhet", zone: "Zindabazar" },
      { orderNumber: lost.orderNumber, lacks: ["city", "zone"], city: "", zone: "" },
    ]);
    const repair = async ({ _id }: typeof far, fields: object) =>
      moveTo(admin, _id.toString(), { from: "packed", to: "packed", ...fields });
    await repair(far, { area: "Zindabazar" });
    await repair(lost, { district: "Bogura", area: "Bogura Sadar" });
    const [header, ...rows] = await cellsOf((await makeCourierFile({ courier: "pathao" })).csv);
    const cells = (name: string) => rows.map((row) => row[header?.indexOf(name) ?? -1]);
    expect(cells("RecipientCity(*)")).toEqual(["Sylhet", "Bogura"]);
    expect(cells("RecipientZone(*)")).toEqual(["Zindabazar", "Bogura Sadar"]);
    // Two pieces of denim, in tenths of a kilogram.
    expect(cells("ItemWeight")).toEqual(["1.4", "1.4"]);
    const [redx, ...parcels] = await cellsOf((await makeCourierFile({ courier: "redx" })).csv);
    expect(parcels.map((row) => row[redx?.indexOf("delivery_area") ?? -1])).toEqual([
      "Zindabazar",
      "Bogura Sadar",
    ]);
    expect(parcels.map((row) => row[redx?.indexOf("parcel_weight") ?? -1])).toEqual(["1350", "1350"]);
  });

  it("has the weights that the owner has set", async () => {
    await makePacked();
    await changeStoredSettings({ version: 0, changes: { "couriers.pieceGrams.denimpants": 1_000 } });
    const [header, row] = await cellsOf((await makeCourierFile({ courier: "redx" })).csv);
    expect(row?.[header?.indexOf("parcel_weight") ?? -1]).toBe("2050");
  });

  it("names the store as the courier knows it, if that is not the shop's name", async () => {
    await makePacked({ address: "House 12, Road 5, Dhanmondi", district: "Dhaka", thana: "Dhanmondi" });
    const storeIn = async () => {
      const [header, row] = await cellsOf((await makeCourierFile({ courier: "pathao" })).csv);
      return row?.[header?.indexOf("StoreName") ?? -1];
    };
    expect(await storeIn()).toBe("Tejgaon");
    await changeStoredSettings({ version: 0, changes: { "couriers.storeName": "Tejgaon Mirpur 10" } });
    expect(await storeIn()).toBe("Tejgaon Mirpur 10");
  });

  it("is of the chosen parcels, as far as they are packed", async () => {
    const [one, , other] = [await makePacked(), await makePacked(), await makePacked({}, "toPack")];
    const ids = [one, other].map(({ _id }) => _id.toString());
    const { included } = await makeCourierFile({ courier: "redx", ids });
    expect(included.map(({ _id }) => _id)).toEqual([one._id.toString()]);
  });
});

it("codes are matched with what is packed or on its way, and nothing is written", async () => {
  const [one, two, three, waiting] = [
    await makePacked(),
    await makePacked(),
    await makePacked(),
    await makePacked({}, "toPack"),
  ];
  const note = async ({ _id }: typeof one, code: string) =>
    moveTo(admin, _id.toString(), { from: "packed", to: "packed", trackingCode: code });
  await note(two, "SFR-2");
  await note(three, "SFR-3");
  const numberOf = ({ orderNumber = 0 }: { orderNumber?: number | null }) => orderNumber ?? 0;
  const matches = await matchTracking([
    { orderNumber: numberOf(one), code: "SFR-1" },
    { orderNumber: numberOf(two), code: "SFR-2" },
    { orderNumber: numberOf(three), code: "SFR-9" },
    { orderNumber: numberOf(one), code: "SFR-3" },
    { orderNumber: numberOf(waiting), code: "SFR-4" },
    { orderNumber: 999, code: "SFR-5" },
  ]);
  expect(matches.map(({ outcome, other }) => [outcome, other])).toEqual([
    ["matched", ""],
    ["known", ""],
    ["another", "SFR-3"],
    ["doubled", String(three.orderNumber)],
    ["notPacked", ""],
    ["unknown", ""],
  ]);
  expect((await readOrder(one._id.toString())).parcel?.trackingCode).toBeUndefined();
});
