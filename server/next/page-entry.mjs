// @ts-check

/** @typedef {import("next/dist/server/response-cache/index.js").IncrementalCacheValue} CacheValue */
/** @typedef {Extract<CacheValue, { html: string, segmentData: unknown }>} Page */
/** @typedef {Omit<Page, "html"> & { html: Buffer }} PackedPage */

/** @typedef {(bytes: string | Uint8Array) => Promise<Buffer>} Change */

/** @type {{ pack: Change, unpack: Change } | null} */
let packing = null;

/**
 * From now on pages are packed. The server says how: the framework also puts its cache into the middleware, whose runtime
 * has no node:zlib. A build, which writes pages into files, leaves them as they are.
 * @param {{ pack: Change, unpack: Change }} how
 */
export function packWith(how) {
  packing = how;
}

/**
 * @param {CacheValue | null | undefined} value
 * @returns {value is Page}
 */
export const isPage = (value) =>
  !!value && "html" in value && "segmentData" in value && typeof value.html === "string";

/**
 * @param {unknown} value
 * @returns {value is PackedPage}
 */
export const isPackedPage = (value) =>
  typeof value === "object" && value !== null && "html" in value && Buffer.isBuffer(value.html);

/**
 * The page in a tenth of its memory, or as it is where nobody said how.
 * @param {Page} page
 */
export async function packPage(page) {
  if (!packing) return page;
  const { pack } = packing;
  return Object.assign({ ...page }, { html: await pack(page.html) }, await mapParts(page, pack));
}

/**
 * @param {PackedPage} page
 * @returns {Promise<Page>}
 */
export async function unpackPage(page) {
  if (!packing) throw new Error("What was packed can be unpacked.");
  const { unpack } = packing;
  return { ...page, html: (await unpack(page.html)).toString(), ...(await mapParts(page, unpack)) };
}

/**
 * What client-side navigation asks for.
 * @param {Pick<Page, "rscData" | "segmentData">} page
 * @param {(part: Buffer) => Promise<Buffer>} change
 */
async function mapParts({ rscData, segmentData }, change) {
  const segments = segmentData && [...segmentData];
  const changed = segments?.map(async ([path, part]) => /** @type {const} */ ([path, await change(part)]));
  return {
    rscData: rscData && (await change(rscData)),
    segmentData: changed && new Map(await Promise.all(changed)),
  };
}
