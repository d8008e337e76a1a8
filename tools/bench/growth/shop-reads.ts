import { CATEGORIES } from "@/lib/categories";
import { categoryPath, detailsPath } from "@/lib/paths";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { readAvailability } from "@/lib/stock/availability";
import type { Read } from "@/tools/bench/growth/read";
import { timeGet } from "@/tools/bench/measure/timed-get";
import { inTurn } from "@/tools/stress/many";
import { fillBaskets, orderCall } from "@/tools/stress/shoppers";
import type { Stage } from "@/tools/stress/stage";

const [CATEGORY] = CATEGORIES;

interface ReadsOptions {
  stage: Stage;
  /** Products of one category that are in stock; each product's page is opened at most once. */
  products: ProductDto[];
}

/** The requests of shoppers and search engines. */
export function listShopReads({ stage, products }: ReadsOptions): Read[] {
  const { base } = stage;
  const headers = { Authorization: `Bearer ${stage.admin.token}` };
  const get = (path: string) => () => timeGet(`${base}${path}`);
  const unseen = products.slice(1);
  const category = encodeURIComponent(CATEGORY.name);
  return [
    {
      name: "category page, made anew",
      prepare: () => touch(base, headers, products),
      send: get(categoryPath(CATEGORY.slug)),
    },
    { name: "category page, kept", send: get(categoryPath(CATEGORY.slug)) },
    { name: "product page, made anew", send: () => get(detailsPath(take(unseen)._id))() },
    {
      name: "product page after a change",
      prepare: () => touch(base, headers, products),
      send: () => get(detailsPath(take(unseen)._id))(),
    },
    { name: "products of a category, 40", send: get(`/api/products?category=${category}&limit=40`) },
    { name: "all products", send: get("/api/products") },
    { name: "products by name", send: get("/api/products?q=selvedge&limit=40") },
    { name: "products by a name of none", send: get("/api/products?q=zzzz&limit=40") },
    makePlacing(base, products),
    { name: "search page", send: get("/search?q=olive+chino") },
    { name: "suggestions", send: get("/api/search?q=kalo+pant") },
    { name: "filtered category", send: get(`${categoryPath(CATEGORY.slug)}?size=32&color=Black`) },
    { name: "sitemap", send: get("/sitemap.xml") },
    { name: "feed of products", send: get("/feeds/products.xml") },
  ];
}

/** Changes products as an admin does, so that the pages that show them are rendered again. */
async function touch(base: string, headers: Record<string, string>, products: ProductDto[]): Promise<void> {
  const { _id, fit } = inTurn(products, 0);
  const url = `${base}/api/products/${_id}`;
  const { status } = await timeGet(url, { method: "PATCH", headers, body: { fit } });
  if (status !== 200) throw new Error(`A product could not be changed: ${status}.`);
}

function take(products: ProductDto[]): ProductDto {
  const product = products.pop();
  if (!product) throw new Error("All products have been seen.");
  return product;
}

/** Places an order of one line from the cart. */
function makePlacing(base: string, products: ProductDto[]): Read {
  let call: ReturnType<typeof orderCall> | undefined;
  let placed = -1;
  return {
    name: "order placed",
    async prepare() {
      const product = inTurn(products, (placed += 1));
      const [option] = readAvailability(product).options;
      if (!option) throw new Error("Nothing can be had of a product in stock.");
      call = orderCall(inTurn(await fillBaskets(1, () => [{ product, quantity: 1, option }]), 0));
    },
    async send() {
      if (!call) throw new Error("There is no cart.");
      const { method, path, token, key, body } = call;
      const headers = { Authorization: `Bearer ${token}`, "Idempotency-Key": key };
      return await timeGet(`${base}/api${path}`, { method, headers, body });
    },
  };
}
