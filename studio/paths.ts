import path from "node:path";

/** The root of the project, whose pictures, fonts and icons are made here. */
export const ROOT = path.resolve(import.meta.dirname, "..");
