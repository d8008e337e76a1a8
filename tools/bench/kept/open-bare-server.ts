import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ENCODINGS, headersOf } from "@/tools/bench/kept/encodings";
import { timeGet, type TimedAnswer } from "@/tools/bench/measure/timed-get";
import { END_WITH_LAUNCHER, endChild, startChild } from "@/scripts/launcher/child.mjs";
import { ROOT } from "@/scripts/launcher/paths.mjs";
import { findFreePort } from "@/scripts/launcher/port.mjs";
import type { Defer } from "@/scripts/launcher/run-launcher.mjs";
import { makeTemporaryFolder } from "@/scripts/launcher/temporary-folder.mjs";

/** They belong to the connection, and Node writes them itself. */
const OF_THE_CONNECTION = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "date",
  "content-length",
]);

const START_ATTEMPTS = 300;
const PAUSE_MS = 100;

interface ServedShop {
  base: string;
  pages: { home: string } & Record<string, string>;
}

/** A server in plain Node that sends what the shop sends for these pages: same headers, same bytes. */
export async function openBareServer({ base, pages }: ServedShop, defer: Defer) {
  const recorded: Record<string, Record<string, object>> = {};
  for (const path of Object.values(pages)) {
    const kinds: Record<string, object> = {};
    for (const [kind, acceptEncoding] of Object.entries(ENCODINGS)) {
      kinds[kind] = record(await timeGet(`${base}${path}`, { headers: headersOf(acceptEncoding) }));
    }
    recorded[path] = kinds;
  }
  const file = join(await makeTemporaryFolder(defer), "answers.json");
  await writeFile(file, JSON.stringify(recorded));
  const script = join(ROOT, "tools/bench/kept/bare-server.mjs");
  return await openChild(
    (port) => ({ command: process.execPath, args: [...END_WITH_LAUNCHER, script, file, String(port)] }),
    pages.home,
    defer,
  );
}

/** A server in a process of its own, once it answers for this path. */
export async function openChild(
  commandOf: (port: number) => { command: string; args: string[] },
  path: string,
  defer: Defer,
) {
  const port = await findFreePort();
  const child = startChild({
    ...commandOf(port),
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "production" },
    output: "pipe",
  });
  child.stdout?.resume();
  child.stderr?.pipe(process.stderr);
  const stop = () => endChild(child);
  defer(stop);
  const base = `http://127.0.0.1:${port}`;
  await waitUntilAnswering(`${base}${path}`);
  return { base, pid: child.pid, stop };
}

async function waitUntilAnswering(url: string): Promise<void> {
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
    const answer = await timeGet(url).catch(() => null);
    if (answer?.status === 200) return;
    await sleep(PAUSE_MS);
  }
  throw new Error(`${url} does not answer.`);
}

function record({ rawHeaders, body }: TimedAnswer) {
  const headers: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = "", value = ""] = rawHeaders.slice(at, at + 2);
    if (!OF_THE_CONNECTION.has(name.toLowerCase())) headers.push(name, value);
  }
  return { headers, body: body.toString("base64") };
}
