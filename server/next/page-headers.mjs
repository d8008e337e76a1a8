// @ts-check
/** Headers in which a page from the framework's cache tells the server about itself. The server never sends them on. */

/** The tags whose invalidation makes the page stale. */
export const PAGE_TAGS_HEADER = "x-page-tags";
/** The framework's inline scripts in the page, as sources of a content security policy. */
export const SCRIPT_HASHES_HEADER = "x-script-hashes";
