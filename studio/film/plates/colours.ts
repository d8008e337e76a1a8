import { swatchOf } from "@/studio/pictures/render/colour";

export const INDIGO = "#22335B";
export const SELVEDGE = "#B3261E";
/** Becomes the selvedge red once the lamp is on it. */
export const WOVEN_RED = "#98201A";
export const MARIGOLD = "#E3A72F";
export const CHALK = "#F4F0E4";
export const LABEL_GROUND = "#E4DCCB";

export const CLOTH_COLOUR = swatchOf("Raw Indigo");
export const CLOTH_UNDER = "#8D9299";
