import type { Language } from "@/lib/words/constants";

/** The colours of app/globals.css in light, and what stands for them where the reader's device is dark. */
export const COLORS = {
  paper: { light: "#f7f5f0", dark: "#15171c" },
  white: { light: "#ffffff", dark: "#20232a" },
  ink: { light: "#15171c", dark: "#f7f5f0" },
  muted: { light: "#565a66", dark: "#b6bac6" },
  kraft: { light: "#d8cbb5", dark: "#4a4d57" },
  selvedge: { light: "#b3261e", dark: "#e0665e" },
  indigo: { light: "#22335b", dark: "#8a9bbf" },
  /** On indigo. */
  label: { light: "#ffffff", dark: "#15171c" },
} as const;

/** What of an element has a colour, by the letter that begins its class. */
const PROPERTIES = { c: "color", b: "background-color", l: "border-color" } as const;

type Property = keyof typeof PROPERTIES;
type Color = keyof typeof COLORS;

/**
 * The attributes of an element. Programs that know no style sheet read the style, dark ones the class: an important rule of
 * a style sheet goes before a style.
 */
export function look(colors: Partial<Record<Property, Color>>, style = ""): string {
  const entries = (["c", "b", "l"] as const).flatMap((property) => {
    const color = colors[property];
    return color ? [{ property, color }] : [];
  });
  const inline = entries.map(({ property, color }) => `${PROPERTIES[property]}:${COLORS[color].light}`);
  const classes = entries.map(({ property, color }) => `${property}-${color}`);
  return `class="${classes.join(" ")}" style="${[style, ...inline].filter(Boolean).join(";")}"`;
}

/** A fill for programs that know attributes alone. */
export const fill = (color: Color): string => `bgcolor="${COLORS[color].light}"`;

const darkRules = (): string =>
  (["c", "b", "l"] as const)
    .flatMap((property) =>
      Object.entries(COLORS).map(
        ([color, { dark }]) => `.${property}-${color}{${PROPERTIES[property]}:${dark}!important}`,
      ),
    )
    .join("");

export const MAIL_STYLES = `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${darkRules()}}</style>`;

const FONTS: Readonly<Record<Language, string>> = {
  en: "Arial,Helvetica,'Noto Sans Bengali','Nirmala UI',sans-serif",
  bn: "'Noto Sans Bengali','Kohinoor Bangla','Nirmala UI',Vrinda,Arial,sans-serif",
};

/** Bengali letters need more room above and below. */
const LINE_HEIGHTS: Readonly<Record<Language, number>> = { en: 1.5, bn: 1.65 };

export const textStyle = (language: Language): string =>
  `font-family:${FONTS[language]};font-size:16px;line-height:${LINE_HEIGHTS[language]}`;

/** A name without a space does not make the mail wider. */
export const WRAP = "word-break:break-word;overflow-wrap:anywhere";

/** The topstitch: what divides. */
export const STITCH = "border-top:1px dashed";
