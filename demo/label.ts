import type { DefaultName } from "@/lib/categories";
import type { ProductDto } from "@/lib/catalogue/products/dto";

const SEWN = "Sewn in Dhaka";
const WASH = "Machine wash cold, line dry";
const KEEP_DRY = "Wipe with a dry cloth, keep from rain";
const HAND_WASH = "Wash by hand, dry on its shape";

const CARE: Record<DefaultName, string> = {
  "Denim Pants": "Machine wash cold, inside out, with dark colors",
  "Twill Pants": `${WASH}, warm iron`,
  Shorts: WASH,
  "Full Sleeve Shirts": `${WASH}, iron while damp`,
  "Half Sleeve Shirts": `${WASH}, iron while damp`,
  "Polo T-shirts": `${WASH}, collar flat`,
  "Basic T-shirt": `${WASH}, inside out`,
  "Drop-shoulder": `${WASH}, inside out`,
  Boxers: "Machine wash warm, tumble dry low",
  Belts: KEEP_DRY,
  Caps: HAND_WASH,
  Wallets: KEEP_DRY,
};

/** Of each cut, where its name does not say how it falls. */
const FIT_NOTES: Record<string, Pick<ProductDto, "fitNote" | "fitNoteBn">> = {
  "Slim fit": {
    fitNote: "Close at the body. Between two sizes, take the larger.",
    fitNoteBn: "শরীরের সঙ্গে লেগে থাকে। দুই সাইজের মাঝামাঝি হলে বড়টি নিন।",
  },
  "Tapered fit": {
    fitNote: "Room at the thigh, narrow at the hem. Take your usual size.",
    fitNoteBn: "উরুতে ঢিলা, নিচে চাপা। যে সাইজ পরেন সেটিই নিন।",
  },
  "Straight fit": {
    fitNote: "One line from hip to hem. Take your usual size.",
    fitNoteBn: "কোমর থেকে নিচ পর্যন্ত সোজা। যে সাইজ পরেন সেটিই নিন।",
  },
  "Relaxed fit": {
    fitNote: "Room everywhere. For a closer fit, take one size down.",
    fitNoteBn: "পুরোটাই ঢিলেঢালা। একটু চাপা চাইলে এক সাইজ ছোট নিন।",
  },
  "Boxy fit": {
    fitNote: "Wide and short. Take your usual size.",
    fitNoteBn: "চওড়া আর খাটো। যে সাইজ পরেন সেটিই নিন।",
  },
  "Oversized fit": {
    fitNote: "Cut two sizes wide. Take your usual size, not a larger one.",
    fitNoteBn: "দুই সাইজ চওড়া করে কাটা। যে সাইজ পরেন সেটিই নিন, বড়টি নয়।",
  },
};

/** What is on the label of a product of the demo: its own words, or what its category and cut say. */
export function labelOf(product: {
  category: DefaultName;
  fit: string;
  fabric: string;
  weight: string;
  care: string;
  fitNote: string;
}): Partial<ProductDto> {
  const { category, fit, fabric, weight, care, fitNote } = product;
  return {
    fabric,
    ...(weight && { weight }),
    care: care || CARE[category],
    origin: /leather/i.test(fabric) ? "Leather from Savar, sewn in Dhaka" : SEWN,
    ...(fitNote ? { fitNote } : FIT_NOTES[fit]),
  };
}
