import localFont from "next/font/local";

/** The Bengali font of printed pages: printing waits for it, and no other font replaces it. */
export const bengaliOnPaper = localFont({
  src: "../../../../../fonts/noto-sans-bengali-whole.woff2",
  variable: "--font-bengali-on-paper",
  weight: "400 700",
  display: "block",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0964-0965, U+0980-09FF, U+200C-200D, U+25CC" }],
});
