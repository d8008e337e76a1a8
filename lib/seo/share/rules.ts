/** The size of a shared link's picture, as Facebook, Messenger and WhatsApp ask for it, in pixels. */
export const SHARE_SIZE = { width: 1_200, height: 630 } as const;

/** The picture's place in it, 4:5 and as high as the whole. */
export const SHARE_PHOTO = { width: 504, height: 630 } as const;

/** The most that a name takes of it. */
export const SHARE_NAME = { width: 568, height: 212 } as const;

/** More would be too small to know a garment by. */
export const SHARE_PHOTOS = 4;

const LATIN = "\\x20-\\x7e\\xa1-\\xff–—‘’“”…";
const BENGALI = "\\u0964\\u0965\\u0980-\\u09ff\\u200c\\u200d";
const UNDRAWN = new RegExp(`[^${LATIN}${BENGALI}]`, "gu");
const MARKS = /\p{M}/gu;

/** What the fonts of studio/fonts/subset.ts have letters for: a server has no others, and would draw boxes. */
export function readableName(name: string): string {
  const plain = name.replace(UNDRAWN, (letter) =>
    letter.normalize("NFD").replace(MARKS, "").replace(UNDRAWN, ""),
  );
  return plain.replace(/\s+/g, " ").trim();
}
