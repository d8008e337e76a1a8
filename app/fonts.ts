import { preload } from "react-dom";
import label from "./fonts/archivo-label.woff2?address";
import wide from "./fonts/archivo-wide.woff2?address";
import text from "./fonts/archivo.woff2?address";

/** Asks for the letters of every page with the page, and behind its pictures: a slow phone reads before they come. */
export function preloadFonts(): void {
  for (const href of [text, wide, label]) {
    preload(href, { as: "font", type: "font/woff2", crossOrigin: "anonymous", fetchPriority: "low" });
  }
}
