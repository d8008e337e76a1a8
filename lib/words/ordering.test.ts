import { describe, expect, it } from "vitest";
import { ApiError } from "@/lib/platform/http/api-error";
import { bangla } from "@/lib/words/bn/bangla";
import { english } from "@/lib/words/en/english";
import { brandFacts } from "@/lib/shop-facts";

const refusal = (code: ApiError["code"], details: Record<string, unknown> = {}) =>
  new ApiError(409, code, "What the shop says in English.", {}, details);

it("says how many items need a change", () => {
  const { needChange } = english.ordering;
  expect([1, 2].map(needChange)).toEqual(["1 item needs a change.", "2 items need a change."]);
});

describe("a refusal at the checkout", () => {
  const { failure } = bangla.ordering.checkout;

  it("is said in Bangla, with the most that can be ordered", () => {
    const exceeded = { of: "product", most: 10, productName: "Slim Denim" };
    expect(failure(refusal("TOO_MANY_PIECES", { exceeded }))).toBe(
      `“Slim Denim” একবারে সর্বোচ্চ ১০টি অর্ডার করতে পারবেন। আরও নিতে চাইলে ${brandFacts().phone} নম্বরে কল করুন।`,
    );
    expect(
      failure(refusal("TOO_MANY_PIECES", { exceeded: { of: "taka", most: 60_000, held: 5_000 } })),
    ).toMatch(/সর্বোচ্চ ৳৬০,০০০ নিতে পারবেন। ৳৫,০০০ আগেই অর্ডার করেছেন।/);
  });

  it("is said in general where nothing more is known of it", () => {
    expect(failure(refusal("TOO_MANY_REQUESTS"))).toBe("অনেকবার চেষ্টা করা হয়েছে। একটু পর আবার চেষ্টা করুন।");
    expect(failure(new Error("a bug"))).toBe(failure(refusal("INTERNAL")));
  });

  it.each([
    [{ minItems: 1_500 }, "এই কুপন কোড ৳১,৫০০ বা তার বেশি অর্ডারের জন্য।"],
    [{ onlyFor: ["Denim Pants", "Belts"] }, "এই কুপন কোড শুধু এসব পণ্যে চলবে: ডেনিম প্যান্ট ও বেল্ট।"],
    [{ isEarly: true }, "এই কুপন কোড এখনো চালু হয়নি।"],
  ])("says of a code with %o what it is for", (details, said) => {
    expect(failure(refusal("COUPON_NOT_FOR_THIS", details))).toBe(said);
  });

  it("says beside a field what is missing or wrong, and keeps what only the shop can tell", () => {
    const { wrong } = bangla.ordering.checkout;
    expect(wrong("told", "name", " ")).toBe("আপনার নাম লিখুন।");
    expect(wrong("told", "deliveryLocation", "Inside Dhaka")).toMatch(/^আপনার থানা বা জেলা/);
    expect(wrong("told", "somethingElse", "")).toBe("told");
    expect(english.ordering.checkout.wrong("told", "name", "")).toBe("told");
  });
});
