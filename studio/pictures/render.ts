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
  listOtherPicturedColors,
  PICTURE_VIEWS,
  PICTURE_WIDTHS,
  type DemoProduct,
} from "@/demo/product";
import { DEMO_PRODUCTS } from "@/demo/products";
import { PICTURED_COLORS, TARGET } from "@/studio/paths";
import { takePicture, type Picture } from "./render/picture";
import { writeWebp } from "./render/write";
import { writeSheet } from "./sheet";
import { listShots } from "./shots";

type PictureWidth = (typeof PICTURE_WIDTHS)[number];

const PUBLIC_FOLDER = path.join(TARGET, "public");
const DRAFT_WIDTH = 480;

/** By width and view (front, back, detail), chosen so that all pictures stay within 9 MB. */
const QUALITY: Record<PictureWidth, readonly [number, number, number]> = {
  480: [52, 48, 31],
  960: [44, 40, 22],
};
const LIMIT: Record<PictureWidth, readonly [number, number, number]> = {
  480: [8500, 7500, 10000],
  960: [22000, 20000, 24500],
};

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
const views = PICTURE_VIEWS.filter((view) => !values.view || values.view.split(",").includes(String(view)));
if (chosen.length === 0) throw new Error("No product matches --only or --category.");

/** A picture that is wanted, and where it lies. */
interface WantedPicture {
  slug: string;
  view: 1 | 2 | 3;
  color: string | undefined;
}

/** Every view of the first colour, and the front of the others. */
function listWanted(product: DemoProduct): WantedPicture[] {
  const { slug } = product;
  return [
    ...PICTURE_VIEWS.map((view) => ({ slug, view, color: undefined })),
    ...listOtherPicturedColors(product).map((color): WantedPicture => ({
      slug: getColorSlug(slug, color),
      view: 1,
      color,
    })),
  ];
}

const isChosen = ({ view, color }: WantedPicture): boolean =>
  views.includes(view) && (!values.others || color !== undefined);

if (values.sheet) {
  const pictures: Picture[] = [];
  for (const product of chosen)
    for (const wanted of listWanted(product).filter(isChosen))
      pictures.push(await drawPicture(product, wanted, DRAFT_WIDTH));
  await writeSheet(pictures, views.length === 1 || values.others ? 8 : 6, values.sheet);
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
  for (const [i, product] of chosen.entries()) {
    for (const wanted of listWanted(product).filter(isChosen)) {
      const picture = await drawPicture(product, wanted, 960);
      const { slug, view } = wanted;
      for (const width of PICTURE_WIDTHS) {
        const file = path.join(PUBLIC_FOLDER, getPicturePath(slug, view, width));
        const target = { width, quality: QUALITY[width][view - 1]!, limit: LIMIT[width][view - 1]! };
        bytes += (await writeWebp(picture, target, file)).bytes;
      }
    }
    console.log(`${i + 1}/${chosen.length} ${product.slug}`);
  }
  if (!only && !values.category && !values.view && !values.others) await removeStrangers();
  await writePicturedColors();
  console.log(`${(bytes / 1e6).toFixed(2)} MB written`);
}

/** The shop tells its shoppers in which of a product's colours it is drawn. */
async function writePicturedColors(): Promise<void> {
  const colors = Object.fromEntries(DEMO_PRODUCTS.map(({ slug, colors: [drawn] }) => [slug, drawn]));
  const file = path.join(TARGET, PICTURED_COLORS);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(colors, null, 2)}\n`);
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
