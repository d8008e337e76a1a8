import { describe, expect, it } from "vitest";
import { parseColumns } from "@/lib/delivery/couriers/columns";
import { COURIER_FACTS } from "@/lib/delivery/couriers/registry";
import {
  hasCodeOfAnother,
  missingAtHandOver,
  parsePastedCodes,
  trackingLink,
} from "@/lib/delivery/couriers/rules";

describe("parsePastedCodes", () => {
  it("reads two columns, however they are set apart, with what sheets put around them", () => {
    const text = '10023\tSFR-1\r\n#10024, DH/22.1_a\n\'10025;\'X9\n\n১০০২৬ Y7\n"10027","Z8"\n10023 SFR-1\n';
    expect(parsePastedCodes(text)).toEqual({
      rows: [
        { orderNumber: 10_023, code: "SFR-1" },
        { orderNumber: 10_024, code: "DH/22.1_a" },
        { orderNumber: 10_025, code: "X9" },
        { orderNumber: 10_026, code: "Y7" },
        { orderNumber: 10_027, code: "Z8" },
      ],
      doubled: [],
      unreadable: [],
    });
  });

  it("takes neither of two that contradict each other, and names what it cannot read", () => {
    const { rows, doubled, unreadable } = parsePastedCodes(
      "Invoice,Tracking\n1 A\n1 B\n2 C\n3 C\n4 D\n=5,E\n6\n7 a b\n99999999999 F\n8 =HYPERLINK()",
    );
    expect(rows).toEqual([{ orderNumber: 4, code: "D" }]);
    expect(doubled.map(({ orderNumber }) => orderNumber)).toEqual([1, 1, 2, 3]);
    expect(unreadable).toEqual(["Invoice,Tracking", "=5,E", "6", "7 a b", "99999999999 F", "8 =HYPERLINK()"]);
  });

  it("reads ten thousand lines at once", () => {
    const text = Array.from({ length: 10_000 }, (_, index) => `${index + 1}\tSFR-${index}`).join("\n");
    expect(parsePastedCodes(text).rows).toHaveLength(10_000);
  });
});

it("links to the couriers' own pages, and to none that nobody knows", () => {
  const linkOf = (courier: Parameters<typeof trackingLink>[0]["courier"], trackingCode = "A/1") =>
    trackingLink({ courier, trackingCode, phone: "01712345678" });
  expect(linkOf("steadfast")).toBe("https://steadfast.com.bd/t/A%2F1");
  expect(linkOf("pathao")).toBe(
    "https://merchant.pathao.com/tracking?consignment_id=A%2F1&phone=01712345678",
  );
  expect(linkOf("redx")).toBe("https://redx.com.bd/track-parcel/?trackingId=A%2F1");
  expect(linkOf("other")).toBeUndefined();
  expect(linkOf("steadfast", "")).toBeUndefined();
});

describe("parseColumns", () => {
  it.each(Object.entries(COURIER_FACTS))("reads the usual ones of %s", (_, { file }) => {
    expect(parseColumns(file.columns)?.length).toBeGreaterThan(5);
  });

  it("reads headings with signs in them, and refuses what is no field", () => {
    expect(parseColumns("A=b (*) = amount,Phone=phone")).toEqual([
      { header: "A=b (*)", field: "amount" },
      { header: "Phone", field: "phone" },
    ]);
    for (const text of ["", "Name", "Name=", "=name", "Name=secret", "Name=name,"])
      expect(parseColumns(text)).toBeNull();
  });
});

describe("missingAtHandOver", () => {
  const parcel = { trackingCode: "", consignmentId: "" };

  it.each([
    ["a booking, where the shop can book", { parcel, courier: "steadfast", canBook: true }, "booking"],
    ["a code, where it cannot", { parcel, courier: "pathao", canBook: false }, "code"],
    [
      "nothing once it is booked",
      { parcel: { ...parcel, consignmentId: "1" }, courier: "steadfast", canBook: true },
      null,
    ],
    [
      "nothing once it has a code",
      { parcel: { ...parcel, trackingCode: "A1" }, courier: "pathao", canBook: false },
      null,
    ],
    [
      "a code, where it has another courier's",
      { parcel: { trackingCode: "A1", courier: "steadfast" }, courier: "pathao", canBook: false },
      "code",
    ],
    ["nothing for somebody of the shop", { parcel, courier: "own", canBook: false }, null],
  ] as const)("says that %s is missing", (_what, handOver, missing) => {
    expect(missingAtHandOver(handOver)).toBe(missing);
  });
});

describe("hasCodeOfAnother", () => {
  const parcel = { trackingCode: "DH-1", consignmentId: "", courier: "pathao" } as const;

  it.each([
    ["a code of another courier", { parcel, courier: "redx" }, true],
    ["its own code", { parcel, courier: "pathao" }, false],
    [
      "a code that nobody knows the courier of",
      { parcel: { ...parcel, courier: null }, courier: "redx" },
      false,
    ],
    ["no code", { parcel: { ...parcel, trackingCode: "" }, courier: "redx" }, false],
    ["the code of a booking", { parcel: { ...parcel, consignmentId: "7" }, courier: "redx" }, false],
    ["our own rider, who needs none", { parcel, courier: "own" }, false],
  ] as const)("of a parcel with %s", (_, handOver, has) => {
    expect(hasCodeOfAnother(handOver)).toBe(has);
  });
});
