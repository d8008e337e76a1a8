import { describe, expect, it } from "vitest";
import { idSchema } from "@/lib/platform/http/id-schema";

describe("idSchema", () => {
  it("accepts 24 hexadecimal digits and lower-cases them", () => {
    expect(idSchema.parse("65F0000000000000000000Ab")).toBe("65f0000000000000000000ab");
  });

  it.each([
    "",
    "65f00000000000000000000",
    "65f0000000000000000000000",
    "65f00000000000000000000g",
    "65f000000000000000000001\n",
    "twelve bytes",
    { $ne: null },
    ["65f000000000000000000001"],
    5,
    null,
  ])("refuses %j", (input) => {
    expect(idSchema.safeParse(input).success).toBe(false);
  });
});
