import path from "node:path";

const PACKAGES = path.resolve(import.meta.dirname, "../node_modules/@fontsource-variable");

/** Fonts as their npm packages bring them, with their licences. */
export const ARCHIVO = {
  font: `${PACKAGES}/archivo/files/archivo-latin-standard-normal.woff2`,
  license: `${PACKAGES}/archivo/LICENSE`,
};

export const NOTO_BENGALI = {
  font: `${PACKAGES}/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2`,
  license: `${PACKAGES}/noto-sans-bengali/LICENSE`,
};
