import { listOf, type DemoProduct } from "./product";

const SIZES = "S, M, L, XL, XXL";
const SIZES_MID = "M, L, XL";

export const SHIRTS: DemoProduct[] = [
  ...listOf("Full Sleeve Shirts", [
    ["white-oxford-button-down", "Oxford Button-Down", 1590, "Regular fit", SIZES, "White, Sky Blue", "44"],
    ["sky-poplin-office-shirt", "Poplin Office Shirt", 1490, "Slim fit", SIZES, "Sky Blue, White", "38"],
    [
      "indigo-denim-western",
      "Denim Western Shirt 6 oz",
      2190,
      "Regular fit",
      SIZES,
      "Mid Wash Blue, Dark Indigo",
      "15",
    ],
    ["navy-gingham-check", "Gingham Check Shirt", 1390, "Slim fit", SIZES, "Navy, Maroon", "27"],
    ["panjabi-collar-shirt", "পাঞ্জাবি কলারের ফুল হাতা শার্ট", 1690, "Regular fit", SIZES, "Cream, White", "20"],
    ["olive-twill-overshirt", "Twill Overshirt 7 oz", 2290, "Relaxed fit", SIZES_MID, "Olive, Navy", "10"],
    [
      "maroon-flannel-check",
      "Brushed Flannel Check",
      1790,
      "Relaxed fit",
      SIZES,
      "Maroon, Bottle Green",
      "2",
    ],
    ["bengal-stripe-shirt", "Bengal Stripe Spread Collar", 1190, "Slim fit", SIZES, "Blue, Grey", "33"],
  ]),
  ...listOf("Half Sleeve Shirts", [
    ["white-linen-half-shirt", "Linen-Cotton Half Shirt", 1490, "Regular fit", SIZES, "White, Sage", "25"],
    ["sage-camp-collar", "Camp Collar Shirt", 1390, "Relaxed fit", SIZES, "Sage, Black", "30"],
    [
      "navy-poplin-half-shirt",
      "Stretch Poplin Half Shirt",
      1090,
      "Slim fit",
      SIZES,
      "Navy, White, Black",
      "41",
    ],
    [
      "chambray-half-shirt",
      "Chambray Two-Pocket Shirt",
      1290,
      "Regular fit",
      SIZES,
      "Light Indigo, Mid Wash Blue",
      "16",
    ],
    [
      "madras-check-half-shirt",
      "Madras Check Half Shirt",
      1190,
      "Regular fit",
      SIZES,
      "Brick Red, Navy",
      "12",
    ],
    ["marigold-rayon-camp", "Rayon Camp Collar", 1590, "Boxy fit", SIZES_MID, "Marigold, Bottle Green", "0"],
    ["grey-candy-stripe-half", "Candy Stripe Half Shirt", 990, "Slim fit", SIZES, "Grey, Sky Blue", "23"],
    ["black-seersucker-half", "Seersucker Resort Shirt", 1790, "Relaxed fit", SIZES, "Black, Navy", "7"],
  ]),
];
