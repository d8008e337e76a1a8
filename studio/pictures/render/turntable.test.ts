import { describe, expect, it } from "vitest";
import { Turntable, type Surface } from "./turntable";

const ball: Surface = (degrees, up) => {
  const angle = (degrees * Math.PI) / 180;
  const out = Math.sqrt(1 - up * up);
  return [out * Math.sin(angle), up, out * Math.cos(angle)];
};

describe("turntable", () => {
  it("turns the front of a thing to the right of the picture", () => {
    const [left] = new Turntable({ turn: 0, above: 0 }, [480, 600]).at([0, 0, 1]);
    const [right] = new Turntable({ turn: 40, above: 0 }, [480, 600]).at([0, 0, 1]);
    expect(left).toBeCloseTo(480);
    expect(right).toBeGreaterThan(600);
  });

  it("shows from above what is near lower than what is far", () => {
    const table = new Turntable({ turn: 0, above: 30 }, [480, 600]);
    expect(table.at([0, 0, 1])[1]).toBeGreaterThan(table.at([0, 0, -1])[1]);
    expect(table.nearness([0, 0, 1])).toBeGreaterThan(table.nearness([0, 0, -1]));
  });

  it("tells what faces the camera from what looks away", () => {
    const table = new Turntable({ turn: -90, above: 0 }, [480, 600]);
    expect(table.facing(ball, 90, 0)).toBeCloseTo(1);
    expect(table.facing(ball, 0, 0)).toBeCloseTo(0);
    expect(table.facing(ball, -90, 0)).toBeCloseTo(-1);
  });

  it("lays a drawing upright on a surface that is square to the camera, and narrower on one that is not", () => {
    const parts = (turn: number): number[] =>
      (new Turntable({ turn, above: 0 }, [480, 600]).layOn(ball, 0, 0).match(/-?[\d.]+/g) ?? []).map(Number);
    expect(parts(0)).toEqual([1, 0, 0, 1, 480, 600].map((part) => expect.closeTo(part, 2)));
    expect(parts(60)[0]).toBeCloseTo(0.5, 2);
  });
});
