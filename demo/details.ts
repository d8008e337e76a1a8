import type { CategoryName } from "@/lib/categories";
import type { ProductDto } from "@/lib/catalogue/products/dto";

/** Of the cloth: fabric and weight, as on the roll. */
type Cloth = readonly [fabric: string, weight?: string];

const CLOTHS: Record<string, Cloth> = {
  "raw-selvedge-jean-14oz": ["100% cotton selvedge denim, unwashed", "14 oz"],
  "slim-stretch-jean-11oz": ["98% cotton, 2% elastane denim", "11 oz"],
  "stone-wash-tapered-jean": ["100% cotton denim, stone washed", "12.5 oz"],
  "black-rinse-slim-jean": ["99% cotton, 1% elastane denim, rinsed once", "12 oz"],
  "light-wash-relaxed-jean": ["100% cotton denim, bleached and softened", "12 oz"],
  "grey-cast-straight-jean": ["100% cotton denim, sulphur dyed", "12.5 oz"],
  "whiskered-dark-jean-13oz": ["100% cotton denim, whiskered by hand", "13 oz"],
  "ecru-carpenter-jean": ["100% cotton denim, undyed", "13.5 oz"],
  "stretch-twill-chino": ["97% cotton, 3% elastane twill", "8 oz"],
  "navy-tapered-chino": ["98% cotton, 2% elastane twill", "9 oz"],
  "olive-cargo-twill": ["100% cotton twill, peached", "9.5 oz"],
  "stone-pleated-chino": ["100% cotton twill", "8.5 oz"],
  "charcoal-cavalry-twill": ["65% cotton, 35% polyester cavalry twill", "10 oz"],
  "rust-garment-dyed-chino": ["98% cotton, 2% elastane, dyed as a garment", "8.5 oz"],
  "black-twill-jogger": ["97% cotton, 3% elastane twill, ribbed cuffs", "8 oz"],
  "long-office-trouser": ["97% cotton, 3% elastane two-ply twill", "8.5 oz"],
  "khaki-chino-short": ["98% cotton, 2% elastane twill", "7.5 oz"],
  "washed-denim-short": ["100% cotton denim, washed", "12 oz"],
  "olive-cargo-short": ["100% cotton ripstop", "7 oz"],
  "navy-drawstring-short": ["98% cotton, 2% elastane twill", "7 oz"],
  "brick-french-terry-short": ["100% cotton French terry", "280 gsm"],
  "seersucker-stripe-short": ["100% cotton seersucker", "135 gsm"],
  "grey-melange-sweat-short": ["80% cotton, 20% polyester loopback", "300 gsm"],
  "black-linen-blend-short": ["55% linen, 45% cotton", "180 gsm"],
  "white-oxford-button-down": ["100% cotton Oxford, 40s two-ply", "140 gsm"],
  "sky-poplin-office-shirt": ["100% cotton poplin, 50s", "115 gsm"],
  "indigo-denim-western": ["100% cotton denim", "6 oz"],
  "navy-gingham-check": ["100% cotton poplin, yarn dyed", "120 gsm"],
  "panjabi-collar-shirt": ["100% cotton, hand-loom finish", "130 gsm"],
  "olive-twill-overshirt": ["100% cotton twill", "7 oz"],
  "maroon-flannel-check": ["100% cotton flannel, brushed on both sides", "170 gsm"],
  "bengal-stripe-shirt": ["100% cotton poplin, yarn dyed", "118 gsm"],
  "white-linen-half-shirt": ["55% linen, 45% cotton", "145 gsm"],
  "sage-camp-collar": ["100% viscose twill", "130 gsm"],
  "navy-poplin-half-shirt": ["97% cotton, 3% elastane poplin", "120 gsm"],
  "chambray-half-shirt": ["100% cotton chambray", "4.5 oz"],
  "madras-check-half-shirt": ["100% cotton Madras, yarn dyed", "110 gsm"],
  "marigold-rayon-camp": ["100% rayon", "125 gsm"],
  "grey-candy-stripe-half": ["100% cotton poplin, yarn dyed", "115 gsm"],
  "black-seersucker-half": ["100% cotton seersucker", "130 gsm"],
  "navy-pique-polo": ["100% combed cotton piqué", "220 gsm"],
  "white-tipped-polo": ["95% cotton, 5% elastane piqué", "210 gsm"],
  "bottle-green-polo": ["100% double-mercerised cotton", "190 gsm"],
  "maroon-colour-block-polo": ["100% combed cotton piqué", "220 gsm"],
  "grey-melange-zip-polo": ["60% cotton, 40% polyester interlock", "230 gsm"],
  "breton-stripe-polo": ["100% cotton jersey, yarn dyed", "200 gsm"],
  "black-long-sleeve-polo": ["100% combed cotton piqué", "230 gsm"],
  "sky-pocket-polo": ["100% combed cotton jersey", "200 gsm"],
  "white-combed-tee": ["100% combed cotton jersey", "180 gsm"],
  "black-heavy-tee": ["100% cotton jersey, compact yarn", "240 gsm"],
  "grey-melange-v-neck": ["90% cotton, 10% viscose jersey", "160 gsm"],
  "navy-henley-tee": ["100% combed cotton, one-by-one rib", "210 gsm"],
  "olive-pocket-tee": ["100% combed cotton jersey", "200 gsm"],
  "breton-stripe-tee": ["100% cotton jersey, yarn dyed", "190 gsm"],
  "round-neck-bangla-tee": ["100% combed cotton jersey", "180 gsm"],
  "rust-ringer-tee": ["100% combed cotton jersey", "180 gsm"],
  "black-drop-shoulder-tee": ["100% cotton jersey", "240 gsm"],
  "ecru-drop-shoulder-tee": ["100% cotton jersey, undyed", "260 gsm"],
  "acid-wash-drop-tee": ["100% cotton jersey, acid washed", "240 gsm"],
  "lavender-drop-tee": ["100% cotton jersey, dyed as a garment", "230 gsm"],
  "raglan-drop-tee": ["100% combed cotton jersey", "220 gsm"],
  "mocha-pocket-drop-tee": ["100% cotton jersey", "240 gsm"],
  "sage-half-zip-drop": ["100% cotton French terry", "300 gsm"],
  "long-name-drop-tee": ["100% cotton heavy jersey", "260 gsm"],
  "navy-woven-boxer": ["100% cotton poplin", "110 gsm"],
  "blue-check-boxer": ["100% cotton poplin, yarn dyed", "110 gsm"],
  "white-stripe-boxer": ["100% cotton poplin, yarn dyed", "105 gsm"],
  "black-jersey-trunk": ["95% cotton, 5% elastane jersey", "180 gsm"],
  "grey-melange-boxer-brief": ["95% cotton, 5% elastane jersey", "190 gsm"],
  "maroon-modal-trunk": ["93% modal, 7% elastane", "170 gsm"],
  "chambray-boxer": ["100% cotton chambray", "4 oz"],
  "green-gingham-boxer": ["100% cotton poplin, yarn dyed", "110 gsm"],
  "tan-full-grain-belt": ["Full-grain cow leather, one layer, 3.6 mm"],
  "black-dress-belt": ["Cow leather, lined and stitched, 3.2 mm"],
  "brown-jean-belt": ["Full-grain cow leather, one layer, 4 mm"],
  "navy-web-belt": ["100% cotton webbing"],
  "olive-d-ring-belt": ["100% cotton canvas, steel rings"],
  "cognac-braided-belt": ["Cow leather, braided by hand"],
  "black-plate-buckle-belt": ["Cow leather, brushed steel plate, 3.4 mm"],
  "burgundy-reversible-belt": ["Cow leather on both sides, 3.4 mm"],
  "navy-six-panel-cap": ["100% cotton twill", "260 gsm"],
  "khaki-washed-cap": ["100% cotton twill, washed", "240 gsm"],
  "black-trucker-cap": ["Cotton front, polyester mesh back"],
  "denim-cap": ["100% cotton denim, unwashed", "12 oz"],
  "bottle-green-corduroy-cap": ["100% cotton corduroy, 14 wale", "290 gsm"],
  "grey-herringbone-flat-cap": ["60% wool, 40% polyester herringbone", "320 gsm"],
  "olive-bucket-hat": ["100% cotton twill", "260 gsm"],
  "brick-contrast-brim-cap": ["100% cotton twill", "260 gsm"],
  "tan-bifold-wallet": ["Full-grain cow leather, 1.4 mm"],
  "black-slim-bifold": ["Cow leather, nylon lining, 1.1 mm"],
  "brown-card-holder": ["Full-grain cow leather, 1.2 mm"],
  "cognac-long-wallet": ["Full-grain cow leather, 1.4 mm"],
  "navy-zip-wallet": ["Cow leather, steel zip, 1.2 mm"],
  "burgundy-trifold": ["Cow leather, nylon lining, 1.1 mm"],
  "olive-canvas-wallet": ["Waxed cotton canvas, leather edges"],
  "black-money-clip": ["Cow leather, steel clip, 1.4 mm"],
};

const SEWN = "Sewn in Tejgaon, Dhaka";
const WASH = "Machine wash cold, line dry";
const KEEP_DRY = "Wipe with a dry cloth, keep from rain";
const HAND_WASH = "Wash by hand, dry on its shape";

const CARE: Record<CategoryName, string> = {
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

const OWN_CARE: Record<string, string> = {
  "raw-selvedge-jean-14oz": "Wear it six months, then soak cold, inside out, and line dry",
  "navy-web-belt": "Wash by hand, line dry",
  "olive-d-ring-belt": "Wash by hand, line dry",
};

/** Of each cut, where its name does not say how it falls. */
const FIT_NOTES: Record<string, string> = {
  "Slim fit": "Close at the body. Between two sizes, take the larger.",
  "Tapered fit": "Room at the thigh, narrow at the hem. Take your usual size.",
  "Straight fit": "One line from hip to hem. Take your usual size.",
  "Relaxed fit": "Room everywhere. For a closer fit, take one size down.",
  "Boxy fit": "Wide and short. Take your usual size.",
  "Oversized fit": "Cut two sizes wide. Take your usual size, not a larger one.",
};

const OWN_FIT_NOTES: Record<string, string> = {
  "raw-selvedge-jean-14oz": "Tight when new: the waist gives an inch within a month.",
  "cognac-braided-belt": "The pin goes through anywhere, so every size has ten inches of play.",
};

/** What is on the label of a product of the demo. */
export function detailsOf(product: {
  slug: string;
  category: CategoryName;
  fit: string;
}): Partial<ProductDto> {
  const { slug, category, fit } = product;
  const [fabric = "", weight] = CLOTHS[slug] ?? [];
  const fitNote = OWN_FIT_NOTES[slug] ?? FIT_NOTES[fit];
  return {
    fabric,
    ...(weight && { weight }),
    care: OWN_CARE[slug] ?? CARE[category],
    origin: /leather/i.test(fabric) ? "Leather from Savar, sewn in Dhaka" : SEWN,
    ...(fitNote && { fitNote }),
  };
}
