import { expect, it } from "vitest";
import { pictureOf } from "@/lib/catalogue/home/category-pictures";

const ofDemo = { image1: "/catalogue/oxford-button-down-1-960.webp" };
const own = { image1: "/images/6b0ccc060b358ade1e444a3e-960.webp" };

it("shows the demo's picture of a category while the demo's products are in it, then the owner's newest", () => {
  const drawn = "/catalogue/navy-gingham-check-1-960.webp";
  expect(pictureOf("fullshirts", [ofDemo])).toBe(drawn);
  expect(pictureOf("fullshirts", [own, ofDemo])).toBe(drawn);
  expect(pictureOf("fullshirts", [own, { image1: "/images/older.webp" }])).toBe(own.image1);
  expect(pictureOf("fullshirts", [])).toBeUndefined();
});

it("shows the newest product of a category of the owner's own", () => {
  expect(pictureOf("panjabi", [own])).toBe(own.image1);
  expect(pictureOf("panjabi", [ofDemo])).toBe(ofDemo.image1);
  expect(pictureOf("panjabi", [])).toBeUndefined();
});
