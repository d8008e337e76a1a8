import { setTimeout as sleep } from "node:timers/promises";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { Collection } from "@/models/collection";
import { Import } from "@/models/import";
import { Product } from "@/models/product";
import { ShopSettings } from "@/models/shop-settings";
import { patiently } from "@/tools/stress/fire";
import { inTurn, range } from "@/tools/stress/many";
import type { Scenario } from "@/tools/stress/scenario";
import { makeProducts } from "@/tools/stress/shoppers";
import type { Stage } from "@/tools/stress/stage";

const PRODUCTS = 60;
const SLUG = "chosen";
const FIRST_CHARGE = 100;
/** A server dies at some moment within it, while all three are saved. */
const SAVING_MS = 400;
/** The sweep takes over what a dead server left after half a minute. */
const LONGEST_SWEEP_MS = 90_000;
const LOOK_EVERY_MS = 500;

/** Servers die while the owner saves: goods come in once and whole, and a collection and the zones are as one of the saves had them. */
export const ownerSaves: Scenario = {
  name: ({ ownerKills }) =>
    `stock-ins, a collection and zones saved, kill -9 of a server ${ownerKills} times`,
  async run(stage, { ownerKills }) {
    const products = await makeProducts(PRODUCTS, { stock: "0" });
    const collection = { slug: SLUG, name: "Round 0", rule: chosen(products, 0) };
    const made = await stage.insist({ method: "POST", path: "/collections", body: collection });
    stage.expect([made.code], ["done"]);
    const codes: string[] = [];
    for (const round of range(ownerKills)) {
      const saves = Promise.all([
        receive(stage, products),
        saveCollection(stage, chosen(products, round + 1), round + 1),
        saveZones(stage, FIRST_CHARGE + round),
      ]);
      await sleep(Math.random() * SAVING_MS);
      await inTurn(stage.servers, round).kill();
      codes.push(...(await saves));
    }
    await checkStock(stage, products, ownerKills);
    await checkSaved(stage);
    return { clients: 3, happened: stage.expect(codes, ["done", "STALE_VERSION"]) };
  },
};

/** A rule that tells by its number of products which round it is of. */
const chosen = (products: readonly ProductDto[], round: number) => ({
  kind: "hand",
  productIds: products.slice(0, (round % PRODUCTS) + 1).map(({ _id }) => _id),
});

async function receive(stage: Stage, products: readonly ProductDto[]): Promise<string> {
  const lines = products.map(({ _id }) => ({ productId: _id, size: "", color: "", pieces: 1, cost: 100 }));
  const body = { day: "2026-01-02", supplier: "Karim Textiles", lines };
  return (await stage.insist({ method: "POST", path: "/stockIns", key: crypto.randomUUID(), body })).code;
}

/** Whose answer was lost is told that its version is over: then it was saved. */
async function saveCollection(stage: Stage, rule: object, round: number): Promise<string> {
  const stored = await patiently(() => Collection.findOne({ slug: SLUG }).lean());
  return await stage.patch(`/collections/${SLUG}`, {
    version: stored?.version,
    name: `Round ${round}`,
    rule,
  });
}

async function saveZones(stage: Stage, charge: number): Promise<string> {
  const stored = await patiently(() => ShopSettings.findOne().lean());
  const zone = { location: "Outside Dhaka", charge, days: { min: 1, max: 2 } };
  const zones = [
    { ...zone, name: "Near", places: ["Gazipur"] },
    { ...zone, name: "Far", places: ["Sylhet"] },
  ];
  return await stage.patch("/settings", { version: stored?.version ?? 0, delivery: { zones } });
}

async function checkStock(stage: Stage, products: readonly ProductDto[], count: number): Promise<void> {
  const isDone = () => patiently(async () => !(await Import.exists({ state: { $ne: "applied" } })));
  const deadline = performance.now() + LONGEST_SWEEP_MS;
  while (!(await isDone()) && performance.now() < deadline) await sleep(LOOK_EVERY_MS);
  stage.must(await isDone(), "a stock-in is half done after the sweep");
  const imports = await patiently(() => Import.countDocuments());
  stage.must(imports === count, `${imports} stock-ins of ${count} keys`);
  const ids = products.map(({ _id }) => _id);
  const wrong = await patiently(() =>
    Product.countDocuments({ _id: { $in: ids }, stock: { $ne: String(count) } }),
  );
  stage.must(wrong === 0, `${wrong} products have not the ${count} pieces that came in`);
}

async function checkSaved(stage: Stage): Promise<void> {
  const collection = await patiently(() => Collection.findOne({ slug: SLUG }).lean());
  const round = Number(/\d+$/.exec(collection?.name ?? ""));
  const has = collection?.rule?.productIds?.length;
  stage.must(has === (round % PRODUCTS) + 1, `round ${round} of the collection has ${has} products`);
  const settings = await patiently(() => ShopSettings.findOne().lean());
  const saved = JSON.stringify(settings?.delivery ?? {});
  const charges = new Set(saved.match(/"charge":\d+/g));
  stage.must(charges.size === 1, `the zones are of several saves: ${saved}`);
}
