/**
 * What somebody types, and what a good answer is. `wanted` is a category, a fit, or a part of a name that each of the first
 * three products has, with `|` between several, and empty for any product; or NONE, where the shop sells nothing of the
 * kind: the answer has to say so. Behind NONE stands what may be offered instead. `also` says more of the answer: colour
 * families, "!red" where nothing of the kind comes in it, sizes, "<900" and ">900" for its prices, "low", "high" or "new" for its order, "sale" for reduced prices.
 */
export type Typing = readonly [typed: string, wanted: string, also?: string];

export const NONE = "none:";

export const JEANS = "Denim Pants";
export const TWILL = "Twill Pants";
export const PANTS = "Denim Pants|Twill Pants";
export const SHORTS = "Shorts";
export const FULL = "Full Sleeve Shirts";
export const HALF = "Half Sleeve Shirts";
export const SHIRTS = "Full Sleeve Shirts|Half Sleeve Shirts";
export const POLO = "Polo T-shirts";
export const DROP = "Drop-shoulder";
export const T_SHIRTS = "Basic T-shirt|Polo T-shirts|Drop-shoulder";
export const BOXERS = "Boxers";
export const BELTS = "Belts";
export const CAPS = "Caps";
export const WALLETS = "Wallets";
export const GIFTS = "Wallets|Belts|Caps";
export const LOOSE = "Relaxed fit|Boxy fit|Oversized fit";
export const GOL_GOLA = "সুতি গোল গলা টি-শার্ট";
export const PANJABI = "পাঞ্জাবি কলারের ফুল হাতা শার্ট";
/** The nearest to a jacket that a shop of shirts has. */
export const WARM = "Overshirt|Flannel|Half-Zip Terry|Heavy Jersey|Heavyweight|French Terry|Long Sleeve";
