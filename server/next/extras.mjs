// @ts-check

/**
 * The only importer of the code that knows the framework's private formats. NEXT_EXTRAS=off loads none of it: the
 * shop is slower and its policy looser (server/README.md), and nothing breaks.
 * @type {typeof import("./known-formats.mjs")}
 */
export const extras = await (process.env.NEXT_EXTRAS === "off"
  ? import("./plain.mjs")
  : import("./known-formats.mjs").catch(explain));

/**
 * @param {unknown} cause
 * @returns {never}
 */
export function explain(cause) {
  const message =
    "Next has changed what server/next reads of its build: build and serve with NEXT_EXTRAS=off until it is mended.";
  throw new Error(message, { cause });
}
