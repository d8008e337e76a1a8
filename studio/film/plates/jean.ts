import { DEMO_PRODUCTS } from "@/demo/products";
import { listShots } from "@/studio/pictures/shots";
import { takePlate, type Plate } from "./plate";
import { TABLE } from "./table";

const SLUG = "raw-selvedge-jean-14oz";

/** The jean of the catalogue, laid along the table. */
export async function takeJean(): Promise<Plate> {
  const product = DEMO_PRODUCTS.find(({ slug }) => slug === SLUG);
  const front = product && listShots(product)[0];
  if (!front) throw new Error(`The catalogue has no ${SLUG}: choose another jean for the film.`);
  return takePlate({ scene: front.scene, ...TABLE, width: 1240, height: 620, pixelsPerUnit: 1.3 });
}
