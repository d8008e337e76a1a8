import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { EarlierOrders } from "@/components/orders-desk/new-order/earlier-orders";
import { listToFillIn } from "@/components/orders-desk/new-order/last-contact";

const EMPTY = { name: "", address: "", deliveryLocation: "", area: "", email: "" };
const NASRIN = {
  name: "Nasrin Akter",
  address: "House 3, Zindabazar, Sylhet",
  deliveryLocation: "Outside Dhaka",
  area: "Sylhet Sadar, Sylhet",
  email: "nasrin@example.com",
};

describe("the contact of a phone", () => {
  it.each([
    ["all that is empty", EMPTY, null, ["name", "address", "deliveryLocation", "area", "email"]],
    ["nothing that was typed", NASRIN, null, []],
    ["not the place of another address", { ...EMPTY, address: "House 4, Uttara" }, null, ["name", "email"]],
    [
      "what the customer of the phone before left",
      NASRIN,
      NASRIN,
      ["name", "address", "deliveryLocation", "area", "email"],
    ],
    [
      "that also where they have no email",
      { ...NASRIN, email: "" },
      { ...NASRIN, email: "" },
      ["name", "address", "deliveryLocation", "area", "email"],
    ],
    [
      "nothing that was typed over what they left, nor where that lies",
      { ...NASRIN, address: "House 4, Uttara, Dhaka" },
      NASRIN,
      ["name", "email"],
    ],
  ])("fills in %s", (_, draft, filledIn, fields) => {
    expect(listToFillIn({ draft, filledIn })).toEqual(fields);
  });
});

describe("name and address", () => {
  const SAYS = "Name and address are those of the last order.";
  const history = { count: 2, canceled: 1, returned: 0, lastDay: "2026-03-01" };
  const show = (draft: typeof EMPTY, contact: typeof EMPTY | null = NASRIN) =>
    renderToStaticMarkup(
      <EarlierOrders draft={{ ...draft, phone: "01712345678" }} last={{ contact, history }} />,
    );

  it("are said to be those of the last order where they are", () => {
    expect(show(NASRIN)).toContain(`, 1 cancelled</strong>. ${SAYS}`);
    expect(show({ ...NASRIN, deliveryLocation: "Inside Dhaka", email: "" })).toContain(SAYS);
  });

  it.each([
    ["another name", { ...NASRIN, name: "Karim Uddin" }, NASRIN],
    ["another address", { ...NASRIN, address: "" }, NASRIN],
    ["no last order", EMPTY, null],
  ])("are not said to be for %s", (_, draft, contact) => {
    const html = show(draft, contact);
    expect(html).toContain("2 earlier orders");
    expect(html).not.toContain("last order.");
  });
});
