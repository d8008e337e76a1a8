// @ts-check

/** Where a device keeps which line it has closed. */
export const CLOSED_LINE_KEY = "closed-line";

/**
 * Hides the line that it stands in before the first paint, if this device has closed it, so that nothing moves. The
 * content security policy names it by its hash.
 */
export const CLOSED_LINE_SCRIPT = `(() => {
try {
const line = document.currentScript.parentElement;
line.hidden = localStorage.getItem("${CLOSED_LINE_KEY}") === line.dataset.line;
} catch {}
})()`;
