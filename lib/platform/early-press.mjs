// @ts-check

/**
 * Holds a press of a form, or of a button marked `data-early`, until React answers for it (`useEarlyPress`), and says so
 * on the button; where a script of the page could not be loaded, another press reloads the page. It stands in every page:
 * as a file it would come after the first press, and the form would be sent the plain way. The content security policy
 * names it by its hash.
 */
export const EARLY_PRESS_SCRIPT = `(() => {
const live = new WeakSet(), held = new Map();
const BROKEN = "Press again to reload";
let word = "One moment …";
const say = (note, text) => { if (note && note.matches("[data-early-note]")) note.textContent = text };
const hold = (event, element, button) => {
if (live.has(element)) return;
event.preventDefault();
event.stopImmediatePropagation();
if (word === BROKEN && held.has(element)) return location.reload();
held.set(element, button && button.nextElementSibling);
say(held.get(element), word);
};
addEventListener("submit", (event) => {
if (event.target.method === "post") hold(event, event.target, event.submitter);
}, true);
addEventListener("click", (event) => {
const button = event.target.closest("[data-early]");
if (button) hold(event, button, button);
}, true);
addEventListener("error", ({ target }) => {
if (target.tagName !== "SCRIPT" || !target.src.includes("/_next/")) return;
word = BROKEN;
held.forEach((note) => say(note, word));
}, true);
window.takeEarlyPress = (element) => {
live.add(element);
say(held.get(element), "");
return held.delete(element);
};
})()`;
