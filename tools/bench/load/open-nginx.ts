import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { toLocalSettings } from "@/tools/bench/load/local-nginx";
import { type LocalServer, waitUntilAnswering } from "@/tools/bench/load/local-server";
import type { Shop } from "@/tools/bench/open-shop";
import { endChild, startChild } from "@/scripts/launcher/child.mjs";
import { findCommand } from "@/scripts/launcher/find-command.mjs";
import { ROOT } from "@/scripts/launcher/paths.mjs";
import { findFreePort } from "@/scripts/launcher/port.mjs";
import type { Defer } from "@/scripts/launcher/run-launcher.mjs";
import { makeTemporaryFolder } from "@/scripts/launcher/temporary-folder.mjs";

/** nginx before the shop, as ops/nginx.conf recommends; null where one of the two is not there. */
export async function openNginx({ base, pages }: Shop, defer: Defer): Promise<LocalServer | null> {
  const command = findCommand("nginx", `${process.env.PATH ?? ""}:/usr/sbin`);
  const recommended = await readFile(join(ROOT, "ops/nginx.conf"), "utf8").catch(() => null);
  if (command === null || recommended === null) return null;
  const folder = await makeTemporaryFolder(defer);
  const [port, redirectPort] = [await findFreePort(), await findFreePort()];
  const shopPort = Number(new URL(base).port);
  const isRoot = process.getuid?.() === 0;
  const settings = toLocalSettings(recommended, { shopPort, port, redirectPort, folder, isRoot });
  const file = join(folder, "nginx.conf");
  await writeFile(file, settings);
  const child = startChild({ command, args: ["-p", folder, "-c", file, "-e", join(folder, "error.log")] });
  const stop = () => endChild(child);
  defer(stop);
  const own = `http://127.0.0.1:${port}`;
  await waitUntilAnswering(`${own}${pages.home}`);
  return { base: own, pid: child.pid, stop };
}
