// @ts-check

/**
 * Shows the first picture of the colour that the address names before the picture's own script comes: the page is one for
 * all addresses. It stands behind the gallery, whose `data-looks` has the picture of each colour. The content security
 * policy names it by its hash.
 */
export const OPENED_COLOR_SCRIPT = `(() => {
try {
const gallery = document.currentScript.previousElementSibling, image = gallery.querySelector("img");
const asked = new URLSearchParams(location.search).get("color").normalize("NFKC").toLowerCase();
const looks = new Map(Object.entries(JSON.parse(gallery.dataset.looks)));
const src = looks.get(asked.replace(/[^\\p{L}\\p{M}\\p{N}.]+/gu, "-").replace(/^-|-$/g, ""));
if (!src) return;
image.srcset = /^\\/(catalogue|images)\\/.+-960\\.webp$/.test(src) ? src.replace(/960(?=.webp$)/, "480") + " 480w, " + src + " 960w" : src;
image.src = src;
} catch {}
})()`;
