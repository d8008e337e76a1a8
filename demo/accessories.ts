import { listOf, type DemoProduct } from "./product";

const SIZES = "S, M, L, XL, XXL";
const LENGTHS = "32, 34, 36, 38, 40, 42";
const ONE = "One size";

export const ACCESSORIES: DemoProduct[] = [
  ...listOf("Boxers", [
    ["navy-woven-boxer", "Woven Cotton Boxer", 350, "Regular fit", SIZES, "Navy, Sky Blue", "70"],
    ["blue-check-boxer", "Check Poplin Boxer", 390, "Regular fit", SIZES, "Blue, Maroon", "54"],
    [
      "white-stripe-boxer",
      "Stripe Boxer with Button Fly",
      420,
      "Relaxed fit",
      SIZES,
      "White, Sky Blue",
      "35",
    ],
    ["black-jersey-trunk", "Stretch Jersey Trunk", 290, "Slim fit", SIZES, "Black, Navy, Grey Melange", "96"],
    ["grey-melange-boxer-brief", "Long Leg Boxer Brief", 330, "Slim fit", SIZES, "Grey Melange, Black", "61"],
    ["maroon-modal-trunk", "Modal Trunk", 590, "Slim fit", SIZES, "Maroon, Bottle Green", "24"],
    ["chambray-boxer", "Chambray Sleep Boxer", 450, "Relaxed fit", SIZES, "Light Indigo, Mid Wash Blue", "2"],
    ["green-gingham-boxer", "Gingham Boxer", 250, "Regular fit", SIZES, "Bottle Green, Navy", "0"],
  ]),
  ...listOf("Belts", [
    ["tan-full-grain-belt", "Full-Grain Belt 35 mm", 1490, "35 mm wide", LENGTHS, "Tan, Black", "26"],
    ["black-dress-belt", "Dress Belt 30 mm", 1290, "30 mm wide", LENGTHS, "Black, Dark Brown", "34"],
    ["brown-jean-belt", "Jean Belt 40 mm", 1390, "40 mm wide", LENGTHS, "Dark Brown, Tan", "20"],
    ["navy-web-belt", "Cotton Web Belt", 650, "Adjustable", ONE, "Navy, Olive", "47"],
    ["olive-d-ring-belt", "D-Ring Canvas Belt", 690, "Adjustable", "M, L, XL", "Olive, Black", "39"],
    ["cognac-braided-belt", "Braided Leather Belt", 1690, "35 mm wide", "M, L, XL", "Cognac, Black", "11"],
    ["black-plate-buckle-belt", "Plate Buckle Belt", 1150, "35 mm wide", LENGTHS, "Black, Dark Brown", "0"],
    [
      "burgundy-reversible-belt",
      "Reversible Belt 32 mm",
      1890,
      "32 mm wide",
      LENGTHS,
      "Burgundy, Black",
      "8",
    ],
  ]),
  ...listOf("Caps", [
    ["navy-six-panel-cap", "Six-Panel Twill Cap", 490, "Adjustable strap", ONE, "Navy, Black, Olive", "55"],
    ["khaki-washed-cap", "Washed Chino Cap", 450, "Adjustable strap", ONE, "Khaki, Stone", "43"],
    ["black-trucker-cap", "Mesh-Back Trucker", 550, "Snapback", ONE, "Black, Navy", "30"],
    ["denim-cap", "Raw Denim Cap", 650, "Adjustable strap", ONE, "Raw Indigo, Washed Grey", "18"],
    ["bottle-green-corduroy-cap", "Corduroy Cap", 690, "Adjustable strap", ONE, "Bottle Green, Rust", "14"],
    ["grey-herringbone-flat-cap", "Herringbone Flat Cap", 890, "Fitted", "M, L", "Grey, Dark Brown", "6"],
    ["olive-bucket-hat", "Twill Bucket Hat", 590, "Fitted", "M, L", "Olive, Ecru", "25"],
    ["brick-contrast-brim-cap", "Contrast Brim Cap", 350, "Snapback", ONE, "Ecru, Brick Red", "2"],
  ]),
  ...listOf("Wallets", [
    ["tan-bifold-wallet", "Full-Grain Bifold", 1490, "Bifold, 6 cards", ONE, "Tan, Dark Brown", "32"],
    ["black-slim-bifold", "Slim Bifold", 1190, "Bifold, 4 cards", ONE, "Black, Navy", "40"],
    ["brown-card-holder", "Five-Slot Card Holder", 590, "Card holder", ONE, "Dark Brown, Tan, Black", "58"],
    ["cognac-long-wallet", "Long Wallet", 2190, "Long, 12 cards", ONE, "Cognac, Black", "9"],
    ["navy-zip-wallet", "Zip-Around Wallet", 1790, "Zip-around, 8 cards", ONE, "Navy, Burgundy", "13"],
    ["burgundy-trifold", "Trifold Wallet", 1350, "Trifold, 8 cards", ONE, "Burgundy, Black", "0"],
    ["olive-canvas-wallet", "Canvas and Leather Bifold", 790, "Bifold, 6 cards", ONE, "Olive, Navy", "22"],
    ["black-money-clip", "Money Clip Wallet", 990, "Clip, 4 cards", ONE, "Black, Cognac", ""],
  ]),
];
