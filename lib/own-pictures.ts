/** The widths in which every picture is kept, 4:5; the address of a picture is that of the last. */
export const PICTURE_WIDTHS = [480, 960] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

const OWN_PICTURE = /^(\/(?:catalogue|images)\/.+)-960\.webp$/;

/** The copies of a picture of the shop, drawn or uploaded, the narrowest first; none where it lies on another host. */
export function listCopies(address: string): { width: PictureWidth; address: string }[] {
  const stem = OWN_PICTURE.exec(address)?.[1];
  return stem ? PICTURE_WIDTHS.map((width) => ({ width, address: `${stem}-${width}.webp` })) : [];
}
