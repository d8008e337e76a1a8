// @ts-check

/**
 * Holds a press of a form, or of a button marked `data-early`, until React answers for it (`useEarlyPress`), and says so
 * on the button; where a script of the page could not be loaded, another press reloads the page. A link to this page in
 * the other language keeps the query, which the server does not know. It stands in every page: as a file it would come
 * after the first press, and the form would be sent the plain way. The content security policy names it by its hash.
 */
export const EARLY_PRESS_SCRIPT = `(() => {
const live = new WeakSet(), held = new Map();
let isBroken = false;
const isNote = (note) => note && note.matches("[data-early-note]");
const say = (note) => { if (isNote(note)) note.textContent = isBroken ? note.dataset.earlyReload : note.dataset.earlyNote };
const hold = (event, element, button) => {
if (live.has(element)) return;
event.preventDefault();
event.stopImmediatePropagation();
if (isBroken && held.has(element)) return location.reload();
held.set(element, button && button.nextElementSibling);
say(held.get(element));
};
addEventListener("submit", (event) => {
if (event.target.method === "post") hold(event, event.target, event.submitter);
}, true);
addEventListener("click", (event) => {
const button = event.target.closest("[data-early]"), link = event.target.closest("a[hreflang]");
if (button) hold(event, button, button);
if (link && !link.search) link.search = location.search;
}, true);
addEventListener("error", ({ target }) => {
if (target.tagName !== "SCRIPT" || !target.src.includes("/_next/")) return;
isBroken = true;
held.forEach(say);
}, true);
window.takeEarlyPress = (element) => {
live.add(element);
const note = held.get(element);
if (isNote(note)) note.textContent = "";
return held.delete(element);
};
})()`;
