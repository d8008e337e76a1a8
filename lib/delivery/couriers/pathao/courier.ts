import type { CourierFacts } from "@/lib/delivery/couriers/courier";

export const pathao = {
  position: 2,
  label: "Pathao",
  labelInWords: "Pathao",
  genitiveBn: "Pathao-এর",
  limits: { name: [3, 100], address: [10, 220], amount: 1_000_000, isMobileAlone: true },
  needs: ["city", "zone"],
  file: {
    columns:
      "ItemType=type,StoreName=store,MerchantOrderId=invoice,RecipientName(*)=name,RecipientPhone(*)=phone,RecipientCity(*)=city,RecipientZone(*)=zone,RecipientArea=empty,RecipientAddress(*)=address,AmountToCollect(*)=amount,ItemQuantity=pieces,ItemWeight=weightKg,ItemDesc=items,SpecialInstruction=note",
    variable: "COURIER_COLUMNS_PATHAO",
  },
  trackingLink: (code, phone) =>
    `https://merchant.pathao.com/tracking?consignment_id=${encodeURIComponent(code)}${phone && `&phone=${encodeURIComponent(phone)}`}`,
  statuses: null,
} as const satisfies CourierFacts;
