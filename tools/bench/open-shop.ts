import { CATEGORIES } from "@/lib/categories";
import { categoryPath, detailsPath, PATHS } from "@/lib/paths";
import { fillProducts } from "@/tools/bench/fill/products";
import { timeGet } from "@/tools/bench/measure/timed-get";
import type { PhaseOptions } from "@/tools/bench/phase";
import { openStage } from "@/tools/stress/stage";

const PER_CATEGORY = 40;
const [CATEGORY] = CATEGORIES;

/** Opens a shop with 40 products in each category, or uses the one that already runs. */
export async function openShop({ base, defer }: PhaseOptions) {
  if (base !== null) {
    const theirs = { base, address: base, pages: await findPages(base) };
    return { ...theirs, pid: undefined, close: async () => undefined };
  }
  const stage = await openStage({ servers: 1, defer });
  await fillProducts(PER_CATEGORY);
  return {
    base: stage.base,
    /** The same address in the shop's own spelling, for browsers. */
    address: `http://localhost:${stage.ports[0]}`,
    pages: await findPages(stage.base),
    /** The server's process id, where the server is ours. */
    pid: stage.servers[0]?.pid(),
    close: stage.close,
  };
}

/** The three measured pages of a shop, by name; each has had its first request. */
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
  // The shop renders a page for its first visitor; all others get it from the cache.
  for (const path of Object.values(pages)) {
    const { status } = await timeGet(`${base}${path}`);
    if (status !== 200) throw new Error(`${path} answers ${status}.`);
  }
  return pages;
}
