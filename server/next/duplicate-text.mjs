// @ts-check
// Depends on Next 16.4.6 and React 19.3: with inlineCss, a page has the text of its style sheet in
// <style data-precedence="next">, and once more for each component that asks for it as a text row of its Flight data
// (<id>:T<bytes in hexadecimal>,<text>), and so the text of each inline script from 1,024 letters on. The page itself holds
// that data in scripts self.__next_f.push([1,"…"]).

/** @typedef {Extract<import("../cache/page-cache.mjs").CacheValue, { html: string, segmentData: unknown }>} Page */

const SHEET_OR_SCRIPT =
  /<style data-precedence="next"[^>]*>([^]+?)<\/style>|<script(?: type="application\/ld\+json")?>(?!self\.__next_f)([^]+?)<\/script>/g;
const SCRIPT_OF_DATA = /<script>self\.__next_f\.push\(\[1,("[^"\\]*(?:\\.[^"\\]*)*")\]\)<\/script>/g;
const SCRIPT_OF_BINARY_DATA = "<script>self.__next_f.push([3,";
/** Characters that a script must escape. */
const UNSAFE = /[&<>\u2028\u2029]/g;
/** An empty text row, without its id. */
const EMPTY_TEXT = Buffer.from(':""\n');

/**
 * Removes the texts of style sheets and scripts from the data of a page; they are most of it. This is safe because
 * React finds a sheet by its address alone, every public page has the same sheet in its head, and the dashboard's
 * sheet holds all of that one. A page with another sheet would lack it after client-side navigation. A script has to
 * tolerate that its data have another text (`suppressHydrationWarning`).
 * @param {Page} page
 */
export function removeDuplicateText(page) {
  const rows = listRows(page.html);
  page.html = htmlWithoutDuplicates(page.html);
  page.rscData &&= withoutRows(page.rscData, rows);
  page.segmentData &&= new Map([...page.segmentData].map(([path, data]) => [path, withoutRows(data, rows)]));
}

/**
 * Removes the same rows from the data inside a page's scripts, which may split the data anywhere.
 * @param {string} html
 */
export function htmlWithoutDuplicates(html) {
  if (html.includes(SCRIPT_OF_BINARY_DATA)) return html;
  const pieces = [...html.matchAll(SCRIPT_OF_DATA)].map(([, json = '""']) => Buffer.from(JSON.parse(json)));
  const data = Buffer.concat(pieces);
  const found = findRows(data, listRows(html));
  let end = 0;
  return html.replace(SCRIPT_OF_DATA, (script) => {
    const start = end;
    end += pieces.shift()?.length ?? 0;
    const isTouched = found.some((row) => row.start < end && row.end > start);
    return isTouched ? toScript(cut(data, start, end, found).toString()) : script;
  });
}

/** @param {string} data */
function toScript(data) {
  const json = JSON.stringify(data).replace(
    UNSAFE,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return `<script>self.__next_f.push([1,${json}])</script>`;
}

/**
 * The rows, without their ids, that the page's style sheets and scripts have in its data.
 * @param {string} html
 */
function listRows(html) {
  return [...html.matchAll(SHEET_OR_SCRIPT)].map(([, css = "", script = ""]) => {
    const text = css || script;
    return Buffer.from(`:T${Buffer.byteLength(text).toString(16)},${text}`);
  });
}

/**
 * @param {Buffer} data
 * @param {Buffer[]} rows
 */
function withoutRows(data, rows) {
  return cut(data, 0, data.length, findRows(data, rows));
}

/**
 * @param {Buffer} data
 * @param {Buffer[]} rows
 */
function findRows(data, rows) {
  const found = [];
  for (const row of rows)
    for (let start = data.indexOf(row); start >= 0; start = data.indexOf(row, start + row.length))
      found.push({ start, end: start + row.length });
  return found.toSorted((one, other) => one.start - other.start);
}

/**
 * A part of the data without these rows. An empty text stands where a row began.
 * @param {Buffer} data
 * @param {number} from
 * @param {number} to
 * @param {{ start: number, end: number }[]} found
 */
function cut(data, from, to, found) {
  const kept = [];
  let at = from;
  for (const { start, end } of found) {
    if (end <= from || start >= to) continue;
    kept.push(data.subarray(at, Math.max(at, start)));
    if (start >= from) kept.push(EMPTY_TEXT);
    at = Math.min(end, to);
  }
  return Buffer.concat([...kept, data.subarray(at, to)]);
}
