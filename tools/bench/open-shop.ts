import { CATEGORIES } from "@/lib/categories";
import { categoryPath, detailsPath, PATHS } from "@/lib/paths";
import { fillProducts } from "@/tools/bench/fill-products";
import { timeGet } from "@/tools/bench/measure/timed-get";
import type { PhaseOptions } from "@/tools/bench/phase";
import { ROOT } from "@/scripts/launcher/paths.mjs";
import { openStage } from "@/tools/stress/stage";

const PER_CATEGORY = 40;
const [CATEGORY] = CATEGORIES;

export interface Shop {
  /** Where it is asked: a name might be resolved to either version of the address. */
  base: string;
  /** The same as it names itself, for browsers. */
  address: string;
  /** The three pages that are measured, by name. */
  pages: Record<"home" | "category" | "product", string>;
  /** Of the server, where it is ours. */
  pid: number | undefined;
  close: () => Promise<void>;
}

/** A shop with 40 products in each category, or the one that runs already. */
export async function openShop({ base, defer }: PhaseOptions): Promise<Shop> {
  if (base !== null)
    return {
      base,
      address: base,
      pages: await findPages(base),
      pid: undefined,
      close: async () => undefined,
    };
  const stage = await openStage({ root: ROOT, servers: 1, defer });
  await fillProducts(PER_CATEGORY);
  const own = `http://127.0.0.1:${stage.ports[0]}`;
  return {
    base: own,
    address: `http://localhost:${stage.ports[0]}`,
    pages: await findPages(own),
    pid: stage.servers[0]?.pid(),
    close: stage.close,
  };
}

async function findPages(base: string): Promise<Shop["pages"]> {
  const query = new URLSearchParams({ category: CATEGORY.name, limit: "1" }).toString();
  const { body } = await timeGet(`${base}/api/products?${query}`);
  const [product]: { _id: string }[] = JSON.parse(body.toString());
  if (!product) throw new Error(`There is no product in ${CATEGORY.name}.`);
  const pages = {
    home: PATHS.home,
    category: categoryPath(CATEGORY.slug),
    product: detailsPath(product._id),
  };
  // The first visitor's page is made for them; all others get it from the cache.
  for (const path of Object.values(pages)) {
    const { status } = await timeGet(`${base}${path}`);
    if (status !== 200) throw new Error(`${path} answers ${status}.`);
  }
  return pages;
}
