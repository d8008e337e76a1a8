import { describe, expect, it } from "vitest";
import { changeSettingsSchema } from "@/lib/messages/settings/schema";
import { fieldsOf } from "@/lib/platform/http/field-errors";
import { WEEKDAYS } from "@/lib/platform/time/weekdays";

describe("what the owner enters", () => {
  it.each([
    [{ orders: { staffDiscountPercent: 101 } }, "orders.staffDiscountPercent"],
    [{ orders: { staffDiscountPercent: -1 } }, "orders.staffDiscountPercent"],
    [{ orders: { staffDiscountPercent: 12.5 } }, "orders.staffDiscountPercent"],
    [{ orders: { staffDiscountPercent: "10" } }, "orders.staffDiscountPercent"],
    [{ orders: { returnDays: 0 } }, "orders.returnDays"],
    [{ orders: { returnDays: 61 } }, "orders.returnDays"],
    [{ orders: { confirmationDays: { min: 0, max: 0 } } }, "orders.confirmationDays.max"],
    [{ orders: { confirmationDays: { min: 2, max: 1 } } }, "orders.confirmationDays"],
    [{ home: { announcement: { href: "//evil.example" } } }, "home.announcement.href"],
    [{ home: { announcement: { href: "/\\evil.example" } } }, "home.announcement.href"],
    [{ home: { announcement: { href: "/a b" } } }, "home.announcement.href"],
    [{ home: { announcement: { href: "http://shop.example" } } }, "home.announcement.href"],
    [{ home: { announcement: { href: "javascript:alert(1)" } } }, "home.announcement.href"],
    [{ home: { announcement: { from: "2027-02-30" } } }, "home.announcement.from"],
    [{ home: { announcement: { text: "x".repeat(81) } } }, "home.announcement.text"],
    [{ brand: { name: "\u200b " } }, "brand.name"],
    [{ brand: { name: "x".repeat(31) } }, "brand.name"],
    [{ brand: { email: "hello@" } }, "brand.email"],
    [{ brand: { phone: "call us" } }, "brand.phone"],
    [{ brand: { phone: "0171234" } }, "brand.phone"],
    [{ brand: { phone: "01712-3456" } }, "brand.phone"],
    [{ brand: { whatsApp: "+880 1712-3456789" } }, "brand.whatsApp"],
    [{ brand: { outlet: { mapUrl: "javascript:alert(1)" } } }, "brand.outlet.mapUrl"],
    [{ brand: { social: { Facebook: "facebook" } } }, "brand.social.Facebook"],
    [{ brand: { outlet: { street: 12 } } }, "brand.outlet.street"],
    [{ delivery: { charges: { "Inside Dhaka": -1 } } }, "delivery.charges.Inside Dhaka"],
    [{ delivery: { charges: { "Inside Dhaka": "100" } } }, "delivery.charges.Inside Dhaka"],
    [{ delivery: { freeFrom: 0 } }, "delivery.freeFrom"],
    [{ delivery: { freeFrom: "3000" } }, "delivery.freeFrom"],
    [{ delivery: { days: { "Inside Dhaka": { min: 3, max: 2 } } } }, "delivery.days.Inside Dhaka"],
    [{ delivery: { days: { "Inside Dhaka": { min: 3 } } } }, "delivery.days.Inside Dhaka.max"],
    [{ delivery: { holidays: ["2027-02-30"] } }, "delivery.holidays.0"],
    [{ delivery: { yearlyHolidays: ["02-30"] } }, "delivery.yearlyHolidays.0"],
    [{ delivery: { yearlyHolidays: ["2027-03-09"] } }, "delivery.yearlyHolidays.0"],
    [{ delivery: { holidayNames: [{ day: "16 Dec", name: "Victory Day" }] } }, "delivery.holidayNames.0.day"],
    [
      { delivery: { holidayNames: [{ day: "12-16", name: "x".repeat(41) }] } },
      "delivery.holidayNames.0.name",
    ],
    [{ delivery: { weekend: [...WEEKDAYS] } }, "delivery.weekend"],
    [{ couriers: { pieceGrams: { caps: 0 } } }, "couriers.pieceGrams.caps"],
    [{ couriers: { pieceGrams: { caps: 10_001 } } }, "couriers.pieceGrams.caps"],
    [{ couriers: { pieceGrams: { caps: 0.5 } } }, "couriers.pieceGrams.caps"],
    [{ couriers: { pieceGrams: { hats: 90 } } }, "couriers.pieceGrams.hats"],
  ])("is refused where it makes no sense, and named: %j", (changes, field) => {
    const { error } = changeSettingsSchema.safeParse({ version: 0, ...changes });
    expect(error && Object.keys(fieldsOf(error))).toEqual([field]);
  });
});
