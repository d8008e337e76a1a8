export type Rgb = readonly [red: number, green: number, blue: number];

/** Cloth colours by the names that the catalogue uses. */
const SWATCHES: Record<string, string> = {
  Black: "#242529",
  White: "#EDEBE6",
  Cream: "#E9E0CC",
  Ecru: "#E2D8C3",
  Khaki: "#A38C68",
  Sand: "#C3A980",
  Stone: "#B7AC98",
  Tan: "#A06A3F",
  Cognac: "#854A28",
  "Dark Brown": "#4A3125",
  Mocha: "#7B6353",
  Rust: "#8E4C30",
  "Brick Red": "#8A4133",
  Maroon: "#5E2029",
  Burgundy: "#54202B",
  Marigold: "#C99238",
  Olive: "#56563D",
  Sage: "#939C8B",
  "Bottle Green": "#1F4234",
  Navy: "#262D42",
  Blue: "#435E8B",
  "Indigo Blue": "#384669",
  "Sky Blue": "#ABBDD0",
  "Dusty Lavender": "#98919F",
  Grey: "#85878A",
  "Mid Grey": "#74777C",
  Charcoal: "#43464B",
  "Grey Melange": "#A3A5A6",
  "Washed Grey": "#6F747A",
  "Washed Black": "#4A4B50",
  "Raw Indigo": "#272E42",
  "Dark Indigo": "#2D3951",
  "Mid Wash Blue": "#4A6182",
  "Stone Wash Blue": "#6C849B",
  "Ice Blue": "#A3B3C2",
  "Light Indigo": "#7688A3",
};

export function swatchOf(name: string): string {
  const found = SWATCHES[name];
  if (!found) throw new Error(`No swatch for the colour "${name}": add it to render/colour.ts.`);
  return found;
}

export function toRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex(rgb: Rgb): string {
  return `#${rgb
    .map((part) =>
      Math.round(Math.max(0, Math.min(255, part)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

export function blend(a: string, b: string, t: number): string {
  const from = toRgb(a);
  const to = toRgb(b);
  return toHex([
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
    from[2] + (to[2] - from[2]) * t,
  ]);
}

export function luma(hex: string): number {
  const [red, green, blue] = toRgb(hex);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
}

/** Thread or a button that sits well on the cloth without hiding. */
export function toneOn(hex: string, step = 0.16): string {
  return luma(hex) > 0.5 ? blend(hex, "#2A2420", step) : blend(hex, "#F2EBDD", step * 1.25);
}

export const toLinear: readonly number[] = Array.from({ length: 256 }, (_, i) => Math.pow(i / 255, 2.2));

const LEVELS = 65_535;
const FROM_LINEAR = Uint8Array.from({ length: LEVELS + 1 }, (_, i) =>
  Math.round(Math.pow(i / LEVELS, 1 / 2.2) * 255),
);

/** The byte of a linear light, which may lie beyond 0 and 1. */
export function fromLinear(value: number): number {
  return FROM_LINEAR[Math.round(clamp(value, 0, 1) * LEVELS)]!;
}

export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}
