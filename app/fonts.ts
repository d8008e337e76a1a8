import localFont from "next/font/local";

export const archivo = localFont({
  src: "../node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2",
  variable: "--font-archivo",
  weight: "100 900",
  display: "swap",
});

/** Fetched only by pages on which Bengali appears. */
export const bengali = localFont({
  src: "../node_modules/@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2",
  variable: "--font-bengali",
  weight: "100 900",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: "unicode-range", value: "U+0951-0952, U+0964-0965, U+0980-09FE, U+200C-200D, U+20B9, U+25CC" },
  ],
});
