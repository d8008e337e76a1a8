// @ts-check
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { requireLoopback } from "./measure/loopback.mjs";

const BUILD = new URL("../../.next/", import.meta.url);

// What script each page of a running shop asks for, file by file, and on which of the pages: packed with gzip, and with
// Brotli, as our own server sends it to browsers. To see the modules inside a file: `npx next analyze`.
const { positionals } = parseArgs({ allowPositionals: true });
const [address = "http://localhost:3000", ...paths] = positionals;
const base = requireLoopback(address);

/** @param {string} path */
async function scriptsOf(path) {
  const html = await (await fetch(new URL(path, base))).text();
  const tags = [...html.matchAll(/<script[^>]*\ssrc="\/_next\/([^"?]+)[^>]*>/g)];
  return new Set(tags.filter(([tag]) => !/nomodule/i.test(tag)).map(([, file]) => file ?? ""));
}

/** @typedef {{ gzip: number, brotli: number }} Packed bytes */

/**
 * @param {string} file
 * @returns {Packed}
 */
function weigh(file) {
  const script = readFileSync(new URL(file, BUILD));
  return { gzip: gzipSync(script).length, brotli: brotliCompressSync(script).length };
}

/** @type {Map<string, Packed & { pages: string[] }>} */
const files = new Map();
for (const path of paths.length > 0 ? paths : ["/", "/denimpants", "/about"]) {
  for (const file of await scriptsOf(path)) {
    const known = files.get(file) ?? { ...weigh(file), pages: [] };
    files.set(file, { ...known, pages: [...known.pages, path] });
  }
}

/** @param {Packed} packed */
const figures = ({ gzip, brotli }) => `${String(gzip).padStart(7)} ${String(brotli).padStart(7)}`;

console.log("   gzip  brotli  bytes of script");
/** @type {Record<string, Packed>} */
const totals = {};
for (const [file, { pages, ...packed }] of [...files].sort(([, left], [, right]) => right.gzip - left.gzip)) {
  console.log(figures(packed), file.split("/").pop()?.padEnd(28), pages.join(" "));
  for (const page of pages) {
    const { gzip, brotli } = totals[page] ?? { gzip: 0, brotli: 0 };
    totals[page] = { gzip: gzip + packed.gzip, brotli: brotli + packed.brotli };
  }
}
console.log("");
for (const [page, packed] of Object.entries(totals)) console.log(figures(packed), page);
