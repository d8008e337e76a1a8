import localFont from "next/font/local";

// Made by scripts/fonts/subset.ts.
export const archivo = localFont({
  src: "./fonts/archivo.woff2",
  variable: "--font-archivo",
  weight: "400 800",
  display: "optional",
  declarations: [{ prop: "font-stretch", value: "75% 125%" }],
});

/** Fetched only by pages on which Bengali appears. A phone without Bengali letters must get these, however late. */
export const bengali = localFont({
  src: "./fonts/noto-sans-bengali.woff2",
  variable: "--font-bengali",
  weight: "400 700",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0964-0965, U+0980-09FF, U+200C-200D, U+25CC" }],
});
