import { expect, it } from "vitest";
import { sayReason } from "@/components/data-desk/say-reason";
import { reasonsOf } from "@/lib/catalogue/imports/reasons";
import { nameTaken } from "@/lib/catalogue/products/name-taken";
import { AppError } from "@/lib/platform/http/errors";
import { bangla } from "@/lib/words/bn/bangla";
import { importErrors } from "@/lib/words/en/import-errors";

/** What can be refused while a file is applied or taken back. */
const REFUSED = [
  [new AppError("NOT_FOUND"), importErrors.gone],
  [new AppError("STALE_VERSION"), importErrors.meanwhile],
  [new AppError("STALE_VERSION", { message: importErrors.ordered }), importErrors.ordered],
  [new AppError("STALE_VERSION", { message: importErrors.stockNow(4) }), "Its stock is 4 now."],
  [new AppError("STALE_VERSION", { message: importErrors.countedOtherwise }), importErrors.countedOtherwise],
  [new AppError("STOCK_BY_OPTION"), importErrors.byOption],
  [new AppError("STOCK_BY_OPTION", { message: importErrors.lostOption }), importErrors.lostOption],
  [
    new AppError("INVALID_FIELDS", { fields: { pieces: importErrors.tooMany("100,000") } }),
    importErrors.tooMany("100,000"),
  ],
  [new AppError("OUT_OF_STOCK", { message: importErrors.noneFree("4") }), importErrors.noneFree("4")],
  [
    new AppError("OUT_OF_STOCK", { message: importErrors.someFree("1", "4") }),
    importErrors.someFree("1", "4"),
  ],
  [nameTaken(), `Name: ${importErrors.nameTaken}`],
  [
    new AppError("INVALID_FIELDS", { fields: { category: importErrors.noCategory("Caps") } }),
    `Category: ${importErrors.noCategory("Caps")}`,
  ],
  [
    new AppError("INVALID_FIELDS", { fields: { image1: "This picture is gone." } }),
    "Picture 1: This picture is gone.",
  ],
] as const;

it.each(REFUSED)("says %s of a row in both languages", (error, told) => {
  expect(reasonsOf(error)).toEqual([told]);
  const said = sayReason(told, bangla.deskData);
  expect(said).toMatch(/[\u0980-\u09ff]/);
  expect(said?.replace("“Caps”", "")).not.toMatch(/[A-Za-z0-9]/);
});

it("leaves a reason that it does not know as it is told", () => {
  expect(sayReason("The moon is full.", bangla.deskData)).toBeUndefined();
});
