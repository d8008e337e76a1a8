// @ts-check
/** How a page from the framework's cache tells the server what it knows of it. The server never sends them on. */

/** By which tags it becomes stale. */
export const PAGE_TAGS_HEADER = "x-page-tags";
/** Which of its inline scripts are the framework's, as sources of a policy. */
export const SCRIPT_HASHES_HEADER = "x-script-hashes";
