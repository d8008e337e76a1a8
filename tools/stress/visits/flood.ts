import { setTimeout as sleep } from "node:timers/promises";
import { CATEGORIES } from "@/lib/categories";
import { categoryPath, PATHS } from "@/lib/paths";
import type { Flooded } from "@/tools/stress/flooded";
import { inTurn, range, tell } from "@/tools/stress/many";
import { RawConnection } from "@/tools/stress/raw-connection";

/** All of them together ask for several times as many pages as the shop can make. */
const EVERY_MS = 333;
const LEFT_WITHIN_MS = 30;
const MS_PER_SECOND = 1_000;

const [port = "", addresses = "", kind = ""] = process.argv.slice(2);
const isLeaving = kind === "leaving";
const opened: RawConnection[] = [];

/** Pages that are made for each visit. */
const made = (index: number): string =>
  inTurn(
    [
      `${PATHS.search}?q=shirt${index}`,
      PATHS.login,
      `${categoryPath(inTurn(CATEGORIES, index).slug)}?min=${index}`,
    ],
    index,
  );

/** Opens one connection after the other, and closes each at once, or when it is answered. */
async function flood(address: number): Promise<void> {
  await sleep(Math.random() * EVERY_MS);
  for (;;) {
    const head = `GET ${made(opened.length)} HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: 203.0.113.${address}\r\n`;
    const connection = new RawConnection({ port: Number(port), bytes: `${head}Connection: close\r\n\r\n` });
    opened.push(connection);
    if (isLeaving) setTimeout(() => connection.close(), Math.random() * LEFT_WITHIN_MS);
    await sleep(EVERY_MS);
  }
}

const begun = performance.now();
process.once("SIGTERM", () => {
  const seconds = (performance.now() - begun) / MS_PER_SECOND;
  const told = opened.map(({ statuses: [status = "no answer"] }) => status);
  const flooded: Flooded = { told: tell(told), perSecond: opened.length / seconds };
  console.log(JSON.stringify(flooded));
  process.exit();
});
console.log("begun");
await Promise.all(range(Number(addresses)).map(flood));
