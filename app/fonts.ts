import { preload } from "react-dom";
import archivo from "./fonts/archivo.woff2?address";

/** Preloads every page's typeface: it is there before the first text is shown, or stays away from that page. */
export function preloadFonts(): void {
  preload(archivo, { as: "font", type: "font/woff2", crossOrigin: "anonymous", fetchPriority: "high" });
}
