/**
 * Draws the demo catalogue: npm run pictures [-- --only slug,…] [--category name,…] [--view n] [--sheet out.png]
 * With --sheet it writes one contact sheet and leaves public/catalogue alone.
 */
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { getPicturePath, PICTURE_VIEWS, PICTURE_WIDTHS, type DemoProduct } from "@/demo/product";
import { DEMO_PRODUCTS } from "@/demo/products";
import { ROOT } from "@/studio/paths";
import { takePicture, type Picture } from "./render/picture";
import { writeWebp } from "./render/write";
import { writeSheet } from "./sheet";
import { listShots } from "./shots";

type PictureWidth = (typeof PICTURE_WIDTHS)[number];

const PUBLIC_FOLDER = path.join(ROOT, "public");
const PICTURED_COLORS = path.join(ROOT, "lib/products/pictured-colors.json");
const DRAFT_WIDTH = 480;

/** By width and view (front, back, detail), chosen so that 96 products stay within 6 MB. */
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

if (values.sheet) {
  const pictures: Picture[] = [];
  for (const product of chosen) pictures.push(...(await drawProduct(product, DRAFT_WIDTH)));
  await writeSheet(pictures, views.length === 1 ? 8 : 6, values.sheet);
  console.log(`${pictures.length} pictures on ${values.sheet}`);
} else {
  await writeCatalogue();
}

async function drawProduct(product: DemoProduct, width: number): Promise<Picture[]> {
  const shots = listShots(product);
  const pictures: Picture[] = [];
  for (const view of views) {
    const shot = shots[view - 1];
    if (shot) pictures.push(await takePicture(shot, width));
  }
  return pictures;
}

async function writeCatalogue(): Promise<void> {
  await mkdir(path.join(PUBLIC_FOLDER, "catalogue"), { recursive: true });
  let bytes = 0;
  for (const [i, product] of chosen.entries()) {
    const pictures = await drawProduct(product, 960);
    for (const [k, view] of views.entries()) {
      for (const width of PICTURE_WIDTHS) {
        const file = path.join(PUBLIC_FOLDER, getPicturePath(product.slug, view, width));
        const target = { width, quality: QUALITY[width][view - 1]!, limit: LIMIT[width][view - 1]! };
        bytes += await writeWebp(pictures[k]!, target, file);
      }
    }
    console.log(`${i + 1}/${chosen.length} ${product.slug}`);
  }
  if (!only && !values.category && !values.view) await removeStrangers();
  await writePicturedColors();
  console.log(`${(bytes / 1e6).toFixed(2)} MB written`);
}

/** The shop tells its shoppers in which of a product's colours it is drawn. */
async function writePicturedColors(): Promise<void> {
  const colors = Object.fromEntries(DEMO_PRODUCTS.map(({ slug, colors: [drawn] }) => [slug, drawn]));
  await writeFile(PICTURED_COLORS, `${JSON.stringify(colors, null, 2)}\n`);
}

/** Pictures of products that the catalogue no longer has. */
async function removeStrangers(): Promise<void> {
  const wanted = new Set(
    DEMO_PRODUCTS.flatMap(({ slug }) =>
      PICTURE_VIEWS.flatMap((view) =>
        PICTURE_WIDTHS.map((width) => path.basename(getPicturePath(slug, view, width))),
      ),
    ),
  );
  const folder = path.join(PUBLIC_FOLDER, "catalogue");
  for (const file of await readdir(folder)) if (!wanted.has(file)) await rm(path.join(folder, file));
}
