import { clockOf } from "@/lib/platform/time/dhaka";
import { formatDate } from "@/lib/platform/time/format-day";
import { shared } from "@/lib/words/en/shared";

/** What the shop prints: invoices and slips in the language of the order, all else in that of the page. */
export const papers = {
  slips: (orderNumber: string) => `Slips of order ${orderNumber}`,
  /** Where an order came in, that was not placed on the website. */
  source: (label: string): string => label,
  collect: "Collect",
  invoice: {
    title: (orderNumber: string) => `Invoice ${orderNumber}`,
    /** The number by which the tax authority knows the shop. */
    bin: (bin: string) => `BIN ${bin}`,
    orderedOn: "Ordered on ",
    /** Of an ISO time. */
    date: formatDate,
    moment: (time: string) => `${formatDate(time)} at ${clockOf(time)}`,
    cancelled: "This order is Canceled.",
    columns: { item: "Item", quantity: "Quantity", each: "Each", price: "Price" },
  },
  sums: {
    items: "Items",
    /** The code is the one that pays for the delivery. */
    delivery: (place: string, code: string | null) =>
      `Delivery, ${place}${code === null ? "" : ` (${shared.code(code)})`}`,
    discount: (reason: string) => `Discount, ${reason}`,
    total: (payment: string) => `Total, ${payment}`,
    withoutVat: "Total without VAT",
    vat: (percent: number) => `VAT in the total, ${percent}%`,
    advance: (reference: string) => ["Paid in advance", reference].filter(Boolean).join(", "),
    returned: (orderNumber: string) => `Returned from order ${orderNumber}`,
    toPay: "To pay on delivery",
  },
  returns: {
    title: "Return and exchange",
    within: (time: string) => `Within ${time} of receiving the order.`,
    /** Before a list of conditions. */
    withinIf: (time: string) => `Within ${time} of receiving the order, if all of these apply:`,
    policy: (address: string) => `Our return policy: ${address}`,
    outcome: "You get a cash refund or an exchange. If the new item costs more, you pay the difference.",
  },
  tracking: {
    code: (orderNumber: string) => `Link of order ${orderNumber}`,
    scan: "Scan to follow your order",
  },
  slip: {
    title: (orderNumber: string) => `Packing slip ${orderNumber}`,
    advance: (amount: string) => `${amount} paid in advance`,
    exchangeFor: (orderNumber: string) => `Exchange for ${orderNumber}`,
    /** Before the address of the shop. */
    from: (pieces: string, brand: string) => `${pieces}. From ${brand}, `,
  },
  label: {
    title: (orderNumber: string) => `Label ${orderNumber}`,
    rider: (note: string) => `Rider: ${note}`,
    cut: (items: number) => `${items} items, all on the slip. The first of them:`,
    consignment: "Consignment",
    barcode: (text: string) => `Barcode ${text}`,
  },
  shelf: (shelf: string) => `Shelf ${shelf}`,
};
