import { preload } from "react-dom";
import label from "./fonts/archivo-label.woff2?address";
import wide from "./fonts/archivo-wide.woff2?address";
import text from "./fonts/archivo.woff2?address";

/** Preloads every page's fonts, after its pictures: a slow phone shows readable text before they come. */
export function preloadFonts(): void {
  for (const href of [text, wide, label]) {
    preload(href, { as: "font", type: "font/woff2", crossOrigin: "anonymous", fetchPriority: "low" });
  }
}
