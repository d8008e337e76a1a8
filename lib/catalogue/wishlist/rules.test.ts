import { expect, it } from "vitest";
import { listWishes, readWish, withoutProducts } from "@/lib/catalogue/wishlist/rules";

const idOf = (number: number): string => String(number).padStart(24, "0");

it("makes nothing of what is no wish", () => {
  const text = `["x"] ${idOf(1)} ${idOf(1)}:black ../a ${idOf(2)}: ${idOf(3)}:a/b ${idOf(4)}:a:b ${idOf(5)}:navy`;
  expect(listWishes(text)).toEqual([idOf(1), `${idOf(5)}:navy`]);
  expect(readWish("x")).toEqual({ productId: "", color: "" });
});

it("reads the product and the colour", () => {
  expect(readWish(idOf(1))).toEqual({ productId: idOf(1), color: "" });
  for (const color of ["navy", "off-white", "নীল"])
    expect(readWish(`${idOf(1)}:${color}`)).toEqual({ productId: idOf(1), color });
});

it("takes products out in whatever colour they are", () => {
  const wishes = [`${idOf(1)}:navy`, idOf(2), idOf(3)];
  expect(withoutProducts(wishes, [idOf(1), `${idOf(3)}:black`])).toEqual([idOf(2)]);
});
