import { loadInPairs } from "@/tools/bench/kept/in-pairs";
import { HEADINGS, measurePage } from "@/tools/bench/kept/measure-page";
import { openBareServer } from "@/tools/bench/kept/open-bare-server";
import { LIMITS } from "@/tools/bench/measure/bounds";
import { type Figure, figure, tellNumber, tellSpread } from "@/tools/bench/measure/figures";
import { readMemory } from "@/tools/bench/measure/memory";
import { openShop } from "@/tools/bench/open-shop";
import type { PhaseOptions, PhaseResult } from "@/tools/bench/phase";
import { layOut } from "@/tools/stress/table";

const COMPRESSED = "compressed";

/** Our server and a bare one under load, and alone with one connection; the memory that ours then has. */
export async function measureKept(options: PhaseOptions): Promise<PhaseResult> {
  const shop = await openShop(options);
  const bare = await openBareServer(shop, options.defer);
  const before = await readMemory(shop.pid);
  const figures: Figure[] = [];
  const rows = [HEADINGS];
  let failures = 0;
  for (const [page, path] of Object.entries(shop.pages).slice(0, LIMITS.pages)) {
    for (const kind of [COMPRESSED, "plain"] as const) {
      const measured = await measurePage({
        page,
        kind,
        ours: { url: `${shop.base}${path}`, pid: shop.pid },
        bare: { url: `${bare.base}${path}`, pid: bare.pid },
      });
      figures.push(...measured.figures);
      rows.push(measured.row);
      failures += measured.failures;
      console.log(`${page}, ${kind}: done`);
    }
  }
  const control = { url: `${shop.base}${shop.pages.product}`, pid: shop.pid };
  const { shares } = await loadInPairs({ first: control, second: control, kind: COMPRESSED });
  const noise = figure("kept: our server against itself", "%", shares);
  const after = await readMemory(shop.pid);
  figures.push(
    noise,
    figure("kept: memory before", "MiB", [before]),
    figure("kept: memory after", "MiB", [after]),
  );
  await bare.stop();
  await shop.close();
  const notes = [
    `Our server against itself: ${tellSpread(noise)} %, which is the noise of this machine.`,
    `Memory of the server: ${tellNumber(before)} MiB before, ${tellNumber(after)} MiB after.`,
  ];
  const violations = failures > 0 ? [`kept: ${failures} requests failed`] : [];
  return { figures, table: layOut(rows), notes, violations };
}
