import { expect, it } from "vitest";
import { deskKit } from "@/lib/words/bn/desk-kit";
import { deskRecords } from "@/lib/words/bn/desk-records";
import { ERASED_NAME } from "@/lib/words/erased-name";

it.each([
  ["file", "customers", "কাস্টমার"],
  ["file", "caps.csv (stock)", "caps.csv (স্টক)"],
  ["order", "10001", "১০০০১"],
  ["product", "Slim Denim", "Slim Denim"],
] as const)("calls the %s “%s” by its name in Bangla", (kind, label, said) => {
  expect(deskRecords.label(kind, label)).toBe(said);
});

it("says in place of the name of a deleted account that it is one", () => {
  const { label } = deskRecords;
  expect(label("order", `10001 of ${ERASED_NAME}`)).toBe("১০০০১, ডিলিট করা অ্যাকাউন্ট");
  expect(label("customer", ERASED_NAME)).toBe(deskKit.customer(ERASED_NAME));
  expect(label("customer", "Karim")).toBe("Karim");
});
