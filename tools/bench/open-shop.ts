import { CATEGORIES } from "@/lib/categories";
import { categoryPath, detailsPath, PATHS } from "@/lib/paths";
import { fillProducts } from "@/tools/bench/fill/products";
import { timeGet } from "@/tools/bench/measure/timed-get";
import type { PhaseOptions } from "@/tools/bench/phase";
import { openStage } from "@/tools/stress/stage";

const PER_CATEGORY = 40;
const [CATEGORY] = CATEGORIES;

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** A shop with 40 products in each category, or the one that runs already. */
export async function openShop({ base, defer }: PhaseOptions) {
  if (base !== null) {
    const theirs = { base, address: base, pages: await findPages(base) };
    return { ...theirs, pid: undefined, close: async () => undefined };
  }
  const stage = await openStage({ servers: 1, defer });
  await fillProducts(PER_CATEGORY);
  return {
    base: stage.base,
    /** The same as it names itself, for browsers. */
    address: `http://localhost:${stage.ports[0]}`,
    pages: await findPages(stage.base),
    /** Of the server, where it is ours. */
    pid: stage.servers[0]?.pid(),
    close: stage.close,
  };
}

/** The three pages of a shop that are measured, by name; each has been asked for. */
export async function findPages(base: string) {
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
