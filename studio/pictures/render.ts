/**
 * Draws the demo catalogue: npm run pictures [-- --only slug,…] [--category name,…] [--view n] [--others] [--sheet out.png]
 * With --others it draws only what shows a product in a colour other than its first.
 * With --sheet it writes one contact sheet and leaves public/catalogue alone.
 */
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import {
  getColorSlug,
  getPicturePath,
  PICTURE_VIEWS,
  PICTURE_WIDTHS,
  toColorSlug,
  type DemoProduct,
} from "@/demo/product";
import { DEMO_PRODUCTS } from "@/demo/products";
import { PICTURED_COLORS, TARGET } from "@/studio/paths";
import { takePicture, type Picture } from "./render/picture";
import { writeWebp } from "./render/write";
import { writeSheet } from "./sheet";
import { listShots } from "./shots";

type PictureWidth = (typeof PICTURE_WIDTHS)[number];
type View = (typeof PICTURE_VIEWS)[number];

const PUBLIC_FOLDER = path.join(TARGET, "public");
const DRAFT_WIDTH = 480;
const LARGEST_WIDTH = Math.max(...PICTURE_WIDTHS);

/** By width and view (front, back, detail), chosen so that all pictures stay within 40 MB. */
const QUALITY: Record<PictureWidth, readonly [number, number, number]> = {
  480: [55, 52, 42],
  960: [50, 48, 34],
  1280: [48, 46, 28],
};
/** Bytes beyond which the quality is lowered. */
const LIMIT: Record<PictureWidth, readonly [number, number, number]> = {
  480: [9500, 9000, 11000],
  960: [24000, 22000, 36000],
  1280: [40000, 36000, 60000],
};

/** By view and width: with which quality the last colour of this product kept its limit. Its next one begins with it. */
const kept = new Map<string, number>();

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    category: { type: "string" },
    view: { type: "string" },
    others: { type: "boolean" },
    sheet: { type: "string" },
  },
});

const only = values.only?.split(",");
const categories = values.category?.split(",");
const chosen = DEMO_PRODUCTS.filter(
  ({ slug, category }) => (!only || only.includes(slug)) && (!categories || categories.includes(category)),
);
const views: View[] = PICTURE_VIEWS.filter(
  (view) => !values.view || values.view.split(",").includes(String(view)),
);
if (chosen.length === 0) throw new Error("No product matches --only or --category.");

/** A picture that is wanted, and the slug under which it lies. */
interface WantedPicture {
  slug: string;
  view: View;
  color: string;
  isFirst: boolean;
}

/** Every view of every colour; the colours of a view follow one another, for they have most of the work in common. */
function listWanted(product: DemoProduct): WantedPicture[] {
  return PICTURE_VIEWS.flatMap((view) =>
    product.colors.map((color, index) => ({
      slug: index === 0 ? product.slug : getColorSlug(product.slug, color),
      view,
      color,
      isFirst: index === 0,
    })),
  );
}

const isChosen = ({ view, isFirst }: WantedPicture): boolean =>
  views.includes(view) && !(values.others && isFirst);

if (values.sheet) {
  const pictures: Picture[] = [];
  for (const product of chosen)
    for (const wanted of listWanted(product).filter(isChosen))
      pictures.push(await drawPicture(product, wanted, DRAFT_WIDTH));
  await writeSheet(pictures, 8, values.sheet);
  console.log(`${pictures.length} pictures on ${values.sheet}`);
} else {
  await writeCatalogue();
}

async function drawPicture(
  product: DemoProduct,
  { view, color }: WantedPicture,
  width: number,
): Promise<Picture> {
  const shot = listShots(product, color)[view - 1];
  if (!shot) throw new Error(`There is no view ${view} of ${product.slug}.`);
  return await takePicture(shot, width);
}

async function writeCatalogue(): Promise<void> {
  await mkdir(path.join(PUBLIC_FOLDER, "catalogue"), { recursive: true });
  let bytes = 0;
  let writing: Promise<number> = Promise.resolve(0);
  for (const [i, product] of chosen.entries()) {
    for (const wanted of listWanted(product).filter(isChosen)) {
      const picture = await drawPicture(product, wanted, LARGEST_WIDTH);
      // One is encoded while the next is drawn.
      bytes += await writing;
      writing = writeWidths(picture, wanted);
    }
    console.log(`${i + 1}/${chosen.length} ${product.slug}`);
  }
  bytes += await writing;
  if (!only && !values.category && !values.view && !values.others) await removeStrangers();
  await writePicturedColors();
  console.log(`${(bytes / 1e6).toFixed(2)} MB written`);
}

/** Writes a picture in every width; returns its bytes. */
async function writeWidths(picture: Picture, { slug, view, isFirst }: WantedPicture): Promise<number> {
  let sum = 0;
  for (const width of PICTURE_WIDTHS) {
    const file = path.join(PUBLIC_FOLDER, getPicturePath(slug, view, width));
    const key = `${view} ${width}`;
    const usual = QUALITY[width][view - 1]!;
    const before = isFirst ? usual : (kept.get(key) ?? usual);
    const target = { width, quality: before, limit: LIMIT[width][view - 1]! };
    const { bytes, quality } = await writeWebp(picture, target, file);
    kept.set(key, quality);
    sum += bytes;
  }
  return sum;
}

/** The shop reads which views of which colours are drawn; the first colour is that of the product's own pictures. */
async function writePicturedColors(): Promise<void> {
  const drawn = DEMO_PRODUCTS.map(({ slug, colors }) => [
    slug,
    Object.fromEntries(colors.map((color) => [toColorSlug(color), PICTURE_VIEWS])),
  ]);
  const file = path.join(TARGET, PICTURED_COLORS);
  await mkdir(path.dirname(file), { recursive: true });
  const text = JSON.stringify(Object.fromEntries(drawn), null, 2);
  const onOneLine = text.replaceAll(/\[[^\]]*\]/g, (list) =>
    list.replaceAll(/\s+/g, "").replaceAll(",", ", "),
  );
  await writeFile(file, `${onOneLine}\n`);
}

/** Pictures of products and colours that the catalogue no longer has. */
async function removeStrangers(): Promise<void> {
  const pictures = DEMO_PRODUCTS.flatMap(listWanted).flatMap(({ slug, view }) =>
    PICTURE_WIDTHS.map((width) => path.basename(getPicturePath(slug, view, width))),
  );
  const wanted = new Set(pictures);
  const folder = path.join(PUBLIC_FOLDER, "catalogue");
  for (const file of await readdir(folder)) if (!wanted.has(file)) await rm(path.join(folder, file));
}
