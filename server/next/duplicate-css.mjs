// @ts-check
// Depends on Next 16.4.6 and React 19.3: with inlineCss, the text of each style sheet stands as a text row of Flight data
// (<id>:T<bytes in hexadecimal>,<text>), which elements ["$","style",…,{"precedence":"next",…,"children":"$<id>"}] name; a
// page holds this data in scripts self.__next_f.push([1,"…"]).

const NEWLINE = 0x0a;
const COLON = 0x3a;
const COMMA = 0x2c;
/** The tags of what has its length in front of it, and no line's end behind it. */
const COUNTED = /^[TAOobUSsLlGgMmV]$/;
const STYLE = /\["\$","style",[^\]]*?"precedence":"next","href":"[^"]*","children":"\$([0-9a-f]+)"/g;

const SCRIPT_OF_DATA = /<script>self\.__next_f\.push\(\[1,("[^"\\]*(?:\\.[^"\\]*)*")\]\)<\/script>/g;
const SCRIPT_OF_BINARY_DATA = "<script>self.__next_f.push([3,";
/** What must not stand in a script as it is. */
const UNSAFE = /[&<>\u2028\u2029]/g;

/**
 * Takes the texts of its style sheets out of the data of a page. The framework writes them into it for each component
 * that asks for a sheet, and they are the most of it; but React looks for a sheet by its address alone, and every page
 * of the shop has the same one in its head: a page with another one, moved to in place, would be without it.
 * @param {import("./page-entry.mjs").Page} page
 */
export function removeDuplicateCss(page) {
  page.html = htmlWithoutCss(page.html);
  page.rscData &&= flightDataWithoutCss(page.rscData);
  page.segmentData &&= new Map(
    [...page.segmentData].map(([path, data]) => [path, flightDataWithoutCss(data)]),
  );
}

/**
 * Data in React's Flight format.
 * @param {Buffer} data
 */
export function flightDataWithoutCss(data) {
  return cut(data, 0, data.length, findCssRows(data));
}

/**
 * The data that stands in the scripts of a page.
 * @param {string} html
 */
export function htmlWithoutCss(html) {
  if (html.includes(SCRIPT_OF_BINARY_DATA)) return html;
  const pieces = [...html.matchAll(SCRIPT_OF_DATA)].map(([, json = '""']) => Buffer.from(JSON.parse(json)));
  const data = Buffer.concat(pieces);
  const texts = findCssRows(data);
  let end = 0;
  return html.replace(SCRIPT_OF_DATA, (script) => {
    const start = end;
    end += pieces.shift()?.length ?? 0;
    const isTouched = texts.some((text) => text.start < end && text.end > start);
    return isTouched ? toScript(cut(data, start, end, texts).toString()) : script;
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

/** @typedef {{ start: number, end: number, instead: string }} CssRow the row of one, and what takes its place */

/**
 * @param {Buffer} data
 * @returns {CssRow[]}
 */
function findCssRows(data) {
  const rows = [...rowsOf(data)];
  // A text could hold what looks like a sheet; in every other row its quotes are escaped.
  const trees = rows.filter(({ tag }) => !COUNTED.test(tag));
  const ids = new Set(
    trees.flatMap(({ start, end }) =>
      [...data.toString("latin1", start, end).matchAll(STYLE)].map(([, id]) => id),
    ),
  );
  return rows
    .filter(({ id, tag }) => tag === "T" && ids.has(id))
    .map(({ id, start, end }) => ({ start, end, instead: `${id}:""\n` }));
}

/**
 * A part of the data without these texts. What takes the place of one comes where it began.
 * @param {Buffer} data
 * @param {number} from
 * @param {number} to
 * @param {CssRow[]} texts
 */
function cut(data, from, to, texts) {
  const kept = [];
  let at = from;
  for (const { start, end, instead } of texts) {
    if (end <= from || start >= to) continue;
    kept.push(data.subarray(at, Math.max(at, start)));
    if (start >= from) kept.push(Buffer.from(instead));
    at = Math.min(end, to);
  }
  return Buffer.concat([...kept, data.subarray(at, to)]);
}

/**
 * Each row, from its first byte to the one behind its last.
 * @param {Buffer} data
 */
function* rowsOf(data) {
  let start = 0;
  while (start < data.length) {
    const colon = data.indexOf(COLON, start);
    if (colon < 0) return;
    const id = data.toString("latin1", start, colon);
    const tag = String.fromCharCode(data[colon + 1] ?? 0);
    const end = COUNTED.test(tag) ? endOfCounted(data, colon + 2) : endOfLine(data, colon);
    if (!(end > start)) return;
    yield { id, tag, start, end };
    start = end;
  }
}

/**
 * @param {Buffer} data
 * @param {number} from
 */
function endOfLine(data, from) {
  const newline = data.indexOf(NEWLINE, from);
  return newline < 0 ? data.length : newline + 1;
}

/**
 * @param {Buffer} data
 * @param {number} from where the length stands, in hexadecimal
 */
function endOfCounted(data, from) {
  const comma = data.indexOf(COMMA, from);
  return comma + 1 + Number.parseInt(data.toString("latin1", from, comma), 16);
}
