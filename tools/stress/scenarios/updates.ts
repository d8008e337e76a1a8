import { setTimeout as sleep } from "node:timers/promises";
import { CATEGORIES } from "@/lib/categories";
import { MIGRATIONS } from "@/lib/maintenance/migrations/all";
import { categoryPath, detailsPath, PATHS } from "@/lib/paths";
import { MigrationRecord } from "@/models/migration";
import { makePhoto } from "@/testing/pictures";
import { makeProduct } from "@/testing/products";
import { visit } from "@/tools/stress/call";
import { Clients } from "@/tools/stress/clients";
import { inTurn, range } from "@/tools/stress/many";
import type { Scenario } from "@/tools/stress/scenario";
import { fillBaskets } from "@/tools/stress/shoppers";
import { openMachine } from "@/tools/stress/update/machine";

const LAST_MIGRATION = { _id: MIGRATIONS.at(-1)?.number };
const BROWSERS = 4;
const SHOPPERS = 3;
const PAUSE_MS = 100;
const UPLOAD_PAUSE_MS = 500;
const OPEN = /^The new shop is open: /;
const BACK = /The shop runs on as it was\.$/;

/** A shop behind nginx is updated again and again while people browse, order and upload: nobody notices. */
export const updates: Scenario = {
  name: ({ updates: count }) =>
    `${count} updates behind nginx under browsing, ordering and uploading, one of them broken and one with a migration`,
  isWithoutProxy: true,
  isIn: ({ updates: count }) => count > 0,
  async run(stage, { updates: count }) {
    const machine = await openMachine({ home: await stage.makeFolder(), mongodbUri: stage.mongodbUri });
    const clients = new Clients([machine.port], stage.admin);
    let isUpdating = true;
    const load = play(clients, () => isUpdating);
    const told: string[] = [];
    try {
      for (const index of range(count)) {
        const isBroken = index === 1;
        const isMigrating = index === 2;
        if (isMigrating) await MigrationRecord.deleteOne(LAST_MIGRATION);
        const release = `release-${index}`;
        await machine.addRelease(release, isBroken ? ["broken"] : []);
        const said = await machine.update(release);
        stage.must((isBroken ? BACK : OPEN).test(said), `update ${index}: ${said}`);
      }
    } finally {
      isUpdating = false;
      told.push(...(await load));
      await machine.close();
    }
    stage.must((await MigrationRecord.exists({ ...LAST_MIGRATION, state: "done" })) !== null, "no migration");
    stage.acknowledged.push(...clients.acknowledged);
    // A client that insists hides what it was told before.
    const answers = stage.expect([...told, ...clients.retries], ["200", "done"]);
    return {
      clients: BROWSERS + SHOPPERS + 1,
      happened: `${answers}; ${clients.acknowledged.length} orders`,
    };
  },
};

/** Browses, orders and uploads; returns what was answered. */
async function play(clients: Clients, goesOn: () => boolean): Promise<string[]> {
  const product = await makeProduct({ stock: "99999", category: CATEGORIES[0].name });
  const paths = [
    PATHS.home,
    categoryPath(CATEGORIES[0].slug),
    detailsPath(product._id),
    "/api/products?limit=5",
  ];
  const told: string[] = [];
  const [port] = clients.ports;
  const browse = async (place: number) => {
    for (let turn = place; goesOn(); turn += 1) {
      told.push(await visit(port ?? 0, inTurn(paths, turn)));
      await sleep(PAUSE_MS);
    }
  };
  const order = async () => {
    while (goesOn()) {
      const [basket] = await fillBaskets(1, () => [{ product, quantity: 1 }]);
      if (basket) told.push((await clients.place(basket)).answer.code);
      await sleep(PAUSE_MS);
    }
  };
  const upload = async () => {
    const body = new Uint8Array(await makePhoto());
    while (goesOn()) {
      told.push((await clients.send({ method: "POST", path: "/images", body })).code);
      await sleep(UPLOAD_PAUSE_MS);
    }
  };
  await Promise.all([...range(BROWSERS).map(browse), ...range(SHOPPERS).map(order), upload()]);
  return told;
}
