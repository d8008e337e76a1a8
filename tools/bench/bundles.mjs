// @ts-check
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { requireLoopback } from "./measure/loopback.mjs";

const BUILD = new URL("../../.next/", import.meta.url);

// What script each page of a running shop asks for, file by file, and on which of the pages. To see the modules inside
// a file: `npx next analyze`.
const { positionals } = parseArgs({ allowPositionals: true });
const [address = "http://localhost:3000", ...paths] = positionals;
const base = requireLoopback(address);

/** @param {string} path */
async function scriptsOf(path) {
  const html = await (await fetch(new URL(path, base))).text();
  const tags = [...html.matchAll(/<script[^>]*\ssrc="\/_next\/([^"?]+)[^>]*>/g)];
  return new Set(tags.filter(([tag]) => !/nomodule/i.test(tag)).map(([, file]) => file ?? ""));
}

/** @type {Map<string, { bytes: number, pages: string[] }>} */
const files = new Map();
for (const path of paths.length > 0 ? paths : ["/", "/denimpants", "/about"]) {
  for (const file of await scriptsOf(path)) {
    const bytes = gzipSync(readFileSync(new URL(file, BUILD))).length;
    const known = files.get(file) ?? { bytes, pages: [] };
    files.set(file, { bytes, pages: [...known.pages, path] });
  }
}

/** @type {Record<string, number>} */
const totals = {};
for (const [file, { bytes, pages }] of [...files].sort(([, left], [, right]) => right.bytes - left.bytes)) {
  console.log(String(bytes).padStart(7), file.split("/").pop()?.padEnd(28), pages.join(" "));
  for (const page of pages) totals[page] = (totals[page] ?? 0) + bytes;
}
console.log("\nbytes of script, gzip:");
for (const [page, bytes] of Object.entries(totals)) console.log(String(bytes).padStart(7), page);
