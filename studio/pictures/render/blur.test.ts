import { expect, it } from "vitest";
import { blur, blurCoarsely, enlarge, halve } from "./blur";
import { hash } from "./noise";

const SIZE = 64;
const rough = Float32Array.from({ length: SIZE * SIZE }, (_, i) => hash(i % SIZE, Math.floor(i / SIZE), 1));

it("blurs on fewer pixels as it does on all of them", () => {
  const wide = blur(rough, SIZE, SIZE, 8);
  const coarse = blurCoarsely(rough, SIZE, SIZE, { sigma: 8, coarseness: 4 });
  // Beyond the edges each takes its own last pixel for all that would follow.
  for (let y = 20; y < SIZE - 20; y += 1)
    for (let i = y * SIZE + 20; i < (y + 1) * SIZE - 20; i += 1) expect(coarse[i]).toBeCloseTo(wide[i]!, 1.5);
});

it("enlarges a slope into the same slope, without steps", () => {
  const slope = Float32Array.from({ length: 16 * 16 }, (_, i) => i % 16);
  const large = enlarge(slope, 16, 16, 4);
  for (let x = 8; x < 56; x += 1)
    expect(large[32 * SIZE + x]! - large[32 * SIZE + x - 1]!).toBeCloseTo(0.25, 5);
});

it("halves a picture into the means of its squares", () => {
  expect([...halve(Float32Array.of(1, 3, 10, 10, 5, 7, 10, 10), 4, 2)]).toEqual([4, 10]);
});
