import { expect, it } from "vitest";
import { deskRecords } from "@/lib/words/bn/desk-records";

it.each([
  ["file", "customers", "কাস্টমার"],
  ["file", "caps.csv (stock)", "caps.csv (স্টক)"],
  ["order", "10001", "১০০০১"],
  ["product", "Slim Denim", "Slim Denim"],
] as const)("calls the %s “%s” by its name in Bangla", (kind, label, said) => {
  expect(deskRecords.label(kind, label)).toBe(said);
});
