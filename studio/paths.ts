import path from "node:path";

/** The root of the project, whose pictures, fonts and icons are made here. */
export const ROOT = path.resolve(import.meta.dirname, "..");

/** Where they are written: the project itself, or the folder of STUDIO_TARGET. */
export const TARGET = path.resolve(process.env.STUDIO_TARGET || ROOT);

/** In which of its colours each product of the demo is drawn: the shop reads it. */
export const PICTURED_COLORS = "lib/catalogue/products/pictured-colors.json";
