import { describe, expect, it } from "vitest";
import { drawingOf, middleOf } from "@/components/products-desk/pictures/shrink-picture";

describe("a picture that is shrunk before it travels", () => {
  it("is cut around its middle where no part was chosen", () => {
    expect(middleOf({ width: 800, height: 1_000 })).toEqual({ left: 0, top: 0, width: 1, height: 1 });
    expect(middleOf({ width: 4_000, height: 3_000 })).toEqual({ left: 0.2, top: 0, width: 0.6, height: 1 });
    expect(middleOf({ width: 1_000, height: 2_500 })).toEqual({ left: 0, top: 0.25, width: 1, height: 0.5 });
  });

  it("is no larger than the shop keeps it", () => {
    const crop = { left: 0.1, top: 0.2, width: 0.6, height: 1 };
    expect(drawingOf({ width: 4_000, height: 3_000 }, crop)).toEqual({
      left: 400,
      top: 600,
      width: 2_400,
      height: 3_000,
      drawnWidth: 960,
      drawnHeight: 1_200,
    });
  });

  it("is not made larger than it is", () => {
    const whole = { left: 0, top: 0, width: 1, height: 1 };
    expect(drawingOf({ width: 400, height: 500 }, whole)).toMatchObject({
      drawnWidth: 400,
      drawnHeight: 500,
    });
  });
});
