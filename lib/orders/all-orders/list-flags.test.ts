import { afterAll, afterEach, describe, expect, it } from "vitest";
import type { FlagKind } from "@/lib/orders/constants";
import type { HistoryOrder } from "@/lib/orders/all-orders/flags";
import { listFlags } from "@/lib/orders/all-orders/list-flags";
import { type OrderDto, toOrderDto } from "@/lib/orders/dto";
import type { DeliveryLocation } from "@/lib/site";
import { processState } from "@/lib/platform/process-state.mjs";
import { AROUND_DHAKA, setZones } from "@/testing/charges";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";

const NOW = Date.parse("2026-11-23T12:00:00+06:00");

interface Made {
  name?: string;
  phone?: string;
  address?: string;
  location?: DeliveryLocation;
  pieces?: number;
  amount?: number;
  /** Oldest first. */
  before?: Partial<HistoryOrder>[];
}

let lastId = 0;
const nextId = (): string => (lastId += 1).toString(16).padStart(24, "0");

const DENIM = { productId: "d".repeat(24), size: "32", color: "Indigo", quantity: 1 };
const CAP = { productId: "c".repeat(24), size: "", color: "Black", quantity: 1 };

function makeHistory(before: Partial<HistoryOrder>[]): HistoryOrder[] {
  return before.map((given) => ({
    _id: nextId(),
    orderNumber: 10_000,
    name: "Karim Uddin",
    status: "Confirmed",
    amount: 1_300,
    time: NOW - 10_000 * MINUTE_MS,
    lines: [CAP],
    ...given,
  }));
}

function makeOrder({
  name = "Karim Uddin",
  phone = "01715482093",
  address,
  location,
  ...made
}: Made): OrderDto {
  const { pieces = 1, amount = 1_300 } = made;
  return toOrderDto({
    _id: nextId(),
    orderNumber: 10_100,
    name,
    email: "karim@example.com",
    phone,
    address: address ?? "House 12, Road 5, Dhanmondi, Dhaka",
    deliveryLocation: location ?? "Inside Dhaka",
    deliveryCharge: 100,
    amount,
    paymentMethod: "Cash On Delivery",
    cartItems: [
      {
        ...DENIM,
        _id: nextId(),
        productName: "Raw Selvedge Jean",
        category: "Denim Pants",
        quantity: pieces,
        price: 1_200,
        image1: "",
        image2: "",
        image3: "",
      },
    ],
    status: "pending",
    orderTime: new Date(NOW),
  });
}

const inside = (address: string): Made => ({ address });
const outside = (address: string): Made => ({ address, location: "Outside Dhaka" });
const canceled = { status: "Canceled" };
const delivered = { parcel: "delivered" } as const;
const cameBack = { parcel: "returned" } as const;
const pending = (lines = [CAP]) => ({ status: "pending", lines, time: NOW - 300 * MINUTE_MS });

/** Forty orders as they come in, and what somebody who reads them would stop at. */
const ORDERS: [what: string, order: Made, flags: FlagKind[]][] = [
  ["an ordinary one", {}, []],
  ["in Bengali", inside("বাড়ি ১২, রোড ৫, ধানমন্ডি, ঢাকা"), []],
  ["a quarter without the city", inside("Flat 4B, House 9, Mirpur 10"), []],
  ["a Bengali quarter without the city", inside("বাসা ৩, মিরপুর ১০, ব্লক সি"), []],
  ["outside, at the charge of outside", outside("House 7, Zindabazar, Sylhet"), []],
  ["Sylhet at Dhaka's charge", inside("House 7, Zindabazar, Sylhet"), ["zone"]],
  ["the same in Bengali", inside("বাড়ি ৭, জিন্দাবাজার, সিলেট"), ["zone"]],
  ["Chittagong by its old name", inside("GEC Circle, House 2, Chittagong"), ["zone"]],
  ["by its short one", inside("Agrabad 12, CTG"), ["zone"]],
  ["Cox's Bazar", inside("Kolatoli Road 3, Cox’s Bazar"), ["zone"]],
  [
    "a thana that is named as a quarter of Dhaka",
    inside("Village Baruipara, Mirpur, Kushtia, 7030"),
    ["zone"],
  ],
  ["Gazipur of the division of Dhaka", inside("Board Bazar 4, Gazipur, Dhaka"), ["zone"]],
  ["Dhaka at the charge of outside", outside("House 12, Road 5, Uttara, Dhaka"), ["zone"]],
  ["a Bengali quarter at the charge of outside", outside("বাসা ৯, সেক্টর ৭, উত্তরা"), ["zone"]],
  ["a road that is named after a town", inside("22 Mymensingh Road, Banglamotor, Dhaka"), []],
  ["a road named after a town of the division", inside("22 Tangail Road, Mirpur 1, Dhaka"), []],
  ["such a road at the charge of outside", outside("22 Mymensingh Road, Banglamotor, Dhaka"), ["zone"]],
  ["a house that is", inside("Comilla House, 3rd floor, Malibagh, Dhaka"), []],
  ["a hotel that is, in Bengali", inside("নোয়াখালী হোটেল, ২য় তলা, মহাখালী, ঢাকা"), []],
  ["a highway", outside("Dhaka Road 14, Jhenaidah"), []],
  ["Savar, of which nobody knows", inside("Hemayetpur 3, Savar, Dhaka"), []],
  ["Savar at the other charge", outside("Hemayetpur 3, Savar, Dhaka"), []],
  ["Nawabganj of Dhaka and that of Chapai", outside("Shibganj 5, Chapai Nawabganj"), []],
  ["no place at all", inside("House 4, Lane 2, behind the school"), []],
  ["a short address", inside("Mirpur 10"), ["address"]],
  ["an address without number or comma", inside("near the big mosque of the old town"), ["address"]],
  ["zeros", { phone: "01700000000" }, ["madeUp"]],
  ["counted up", { phone: "01712345678" }, ["madeUp"]],
  ["counted down", { phone: "01987654321" }, ["madeUp"]],
  ["two digits", { phone: "01312121212" }, ["madeUp"]],
  ["three equal ones at its end", { phone: "01715482000" }, []],
  ["a landline", { phone: "029112345" }, ["phone"]],
  ["the brother's name", { name: "Rahim Sheikh", before: [{}] }, ["name"]],
  ["the same name with its title", { name: "Md. Karim Uddin", before: [{}] }, []],
  [
    "of a family whose names were there",
    { name: "Nusrat Uddin", before: [{}, { name: "Nusrat Jahan" }] },
    [],
  ],
  ["a second pending one", { before: [pending()] }, []],
  [
    "a second pending one under another name",
    { before: [{ ...pending(), name: "Rahim Sheikh" }] },
    ["pending", "name"],
  ],
  ["a third pending one", { before: [pending(), pending()] }, ["pending"]],
  ["one cancelled of three", { before: [{}, {}, canceled] }, []],
  ["two cancelled of three", { before: [{}, canceled, canceled] }, ["canceled"]],
  ["one that came back of two", { before: [delivered, cameBack] }, ["returned"]],
  ["one on its way back, and nothing else", { before: [{ parcel: "returning" }] }, ["returned"]],
  ["one that came back of three", { before: [delivered, delivered, cameBack] }, []],
  ["one that is lost", { before: [{ parcel: "lost" }, { parcel: "handedOver" }] }, []],
  [
    "the same basket a quarter of an hour later",
    { before: [{ status: "pending", lines: [DENIM], time: NOW - 15 * MINUTE_MS }] },
    ["basket"],
  ],
  ["the same basket a month later", { before: [{ lines: [DENIM] }] }, []],
  ["a shop's worth for a first order", { pieces: 20, amount: 24_100 }, ["large"]],
  ["ten times the usual", { pieces: 10, amount: 13_000, before: [{}, {}] }, ["large"]],
  ["three pieces where one is usual", { pieces: 3, amount: 3_700, before: [{}] }, []],
  ["a good customer's big one", { pieces: 10, amount: 13_000, before: [{ amount: 9_000 }] }, []],
];

const tally = { orders: 0, wanted: 0, raised: 0, falseAlarms: 0, missed: 0 };

describe("flags of made orders", () => {
  afterAll(() => {
    const { orders, wanted, raised, falseAlarms, missed } = tally;
    process.stdout.write(
      `flags: ${orders} orders, ${wanted} to be raised, ${raised} raised, ${falseAlarms} false alarms, ${missed} missed\n`,
    );
  });

  it.each(ORDERS)("%s", (_, { before = [], ...made }, wanted) => {
    const history = makeHistory(before);
    const kinds = listFlags(makeOrder(made), history).map(({ kind }) => kind);
    tally.orders += 1;
    tally.wanted += wanted.length;
    tally.raised += kinds.length;
    tally.falseAlarms += kinds.filter((kind) => !wanted.includes(kind)).length;
    tally.missed += wanted.filter((kind) => !kinds.includes(kind)).length;
    expect(kinds).toEqual(wanted);
  });
});

it("says it in words", () => {
  const texts = ({ before = [], ...made }: Made) => {
    const history = makeHistory(before);
    return listFlags(makeOrder(made), history).map(({ text }) => text);
  };
  expect(texts(inside("House 7, Zindabazar, Sylhet"))).toEqual([
    "Address says Sylhet, charge says Inside Dhaka",
  ]);
  const [flag] = listFlags(makeOrder(inside("House 7, Zindabazar, Sylhet")), []);
  expect(flag?.charge).toEqual({ deliveryLocation: "Outside Dhaka", amount: 1_350 });
  expect(texts({ name: "Rahim Sheikh", before: [canceled, canceled] })).toEqual([
    "Ordered as Karim Uddin before",
    "2 of 2 earlier orders cancelled",
  ]);
  expect(texts({ before: [delivered, cameBack] })).toEqual(["1 of 2 earlier parcels was sent back"]);
});

describe("where there are zones", () => {
  afterEach(() => {
    delete processState.shopFacts;
  });

  it("tells of an order without an area, and believes the area that was chosen", () => {
    const made = makeOrder(inside("House 7, Zindabazar, Sylhet"));
    expect(listFlags({ ...made, district: "Dhaka" }, [])).toEqual([]);
    setZones(AROUND_DHAKA);
    expect(listFlags(makeOrder({}), []).map(({ kind }) => kind)).toEqual(["area"]);
    expect(listFlags({ ...makeOrder({}), district: "Dhaka" }, [])).toEqual([]);
  });
});
