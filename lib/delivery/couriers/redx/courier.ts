import type { CourierFacts } from "@/lib/delivery/couriers/courier";

export const redx = {
  position: 3,
  label: "RedX",
  labelInWords: "RedX",
  genitiveBn: "RedX-এর",
  limits: { name: [1, 100], address: [1, 500], amount: 1_000_000, isMobileAlone: true },
  needs: ["zone"],
  file: {
    // RedX publishes no template: these are the names of its API.
    columns:
      "customer_name=name,customer_phone=phone,delivery_area=zone,customer_address=address,merchant_invoice_id=invoice,cash_collection_amount=amount,parcel_weight=weightGrams,value=value,instruction=noteAndItems",
    variable: "COURIER_COLUMNS_REDX",
  },
  trackingLink: (code) => `https://redx.com.bd/track-parcel/?trackingId=${encodeURIComponent(code)}`,
  statuses: null,
} as const satisfies CourierFacts;
