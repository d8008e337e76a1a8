import type { Weave } from "./weave";

export interface Print {
  kind: "stripe" | "hoop" | "gingham" | "check" | "madras";
  colours: readonly string[];
  /** The repeat and the width of a line, in picture units. */
  repeat: number;
  line: number;
}

export interface Cloth {
  colour: string;
  /** The weft of a denim or an oxford, and what a wash wears down to. */
  under: string;
  weave: Weave;
  /** The width of one repeat of the weave, in picture units. */
  period: number;
  relief: number;
  tint: number;
  gloss: number;
  slub: number;
  rumple: number;
  /** Short marks of mixed fibres instead of long uneven yarns. */
  fleck?: boolean;
  /** How far an acid wash takes it to its under colour, 0 to 1. */
  marble?: number;
  print?: Print | undefined;
}

type Hand = Omit<Cloth, "colour" | "under" | "print">;

const HANDS = {
  denim: { weave: "denim", period: 2.3, relief: 0.3, tint: 0.1, gloss: 0.02, slub: 0.1, rumple: 1 },
  twill: { weave: "twill", period: 2.2, relief: 0.32, tint: 0.07, gloss: 0.05, slub: 0.025, rumple: 0.8 },
  herringbone: {
    weave: "herringbone",
    period: 2.4,
    relief: 0.25,
    tint: 0.3,
    gloss: 0.02,
    slub: 0.03,
    rumple: 0.6,
  },
  poplin: { weave: "poplin", period: 1.7, relief: 0.14, tint: 0.05, gloss: 0.06, slub: 0.015, rumple: 1 },
  oxford: { weave: "oxford", period: 2.2, relief: 0.26, tint: 0.06, gloss: 0.03, slub: 0.02, rumple: 0.9 },
  chambray: { weave: "oxford", period: 1.8, relief: 0.16, tint: 0.08, gloss: 0.02, slub: 0.07, rumple: 1 },
  linen: { weave: "linen", period: 2.3, relief: 0.18, tint: 0.045, gloss: 0.02, slub: 0.045, rumple: 1.5 },
  flannel: { weave: "twill", period: 2.4, relief: 0.12, tint: 0.04, gloss: 0, slub: 0.05, rumple: 0.9 },
  seersucker: {
    weave: "seersucker",
    period: 9,
    relief: 0.9,
    tint: 0.02,
    gloss: 0.03,
    slub: 0.02,
    rumple: 1.1,
  },
  jersey: { weave: "jersey", period: 2.4, relief: 0.3, tint: 0.06, gloss: 0.02, slub: 0.015, rumple: 1 },
  melange: {
    weave: "jersey",
    period: 2.4,
    relief: 0.28,
    tint: 0.08,
    gloss: 0.02,
    slub: 0.1,
    rumple: 1,
    fleck: true,
  },
  pique: { weave: "pique", period: 3.6, relief: 0.5, tint: 0.09, gloss: 0.03, slub: 0.015, rumple: 0.8 },
  rib: { weave: "rib", period: 4.4, relief: 0.7, tint: 0.1, gloss: 0.02, slub: 0.01, rumple: 0.5 },
  terry: { weave: "jersey", period: 3, relief: 0.4, tint: 0.08, gloss: 0, slub: 0.03, rumple: 1.1 },
  canvas: { weave: "linen", period: 3, relief: 0.5, tint: 0.1, gloss: 0.02, slub: 0.03, rumple: 0.6 },
  webbing: { weave: "web", period: 5, relief: 0.9, tint: 0.14, gloss: 0.03, slub: 0.02, rumple: 0.4 },
  corduroy: { weave: "corduroy", period: 8, relief: 1.5, tint: 0.16, gloss: 0.03, slub: 0.03, rumple: 0.6 },
  mesh: { weave: "mesh", period: 9, relief: 0.8, tint: 0.5, gloss: 0.04, slub: 0, rumple: 0.5 },
  leather: { weave: "leather", period: 5.5, relief: 0.34, tint: 0.05, gloss: 0.2, slub: 0.02, rumple: 0.7 },
  suede: { weave: "leather", period: 3, relief: 0.2, tint: 0.08, gloss: 0, slub: 0.03, rumple: 0.7 },
  elastic: { weave: "web", period: 3.2, relief: 0.4, tint: 0.09, gloss: 0.04, slub: 0, rumple: 0.3 },
  plain: { weave: "none", period: 1, relief: 0, tint: 0, gloss: 0.05, slub: 0.01, rumple: 0.3 },
  metal: { weave: "none", period: 1, relief: 0, tint: 0, gloss: 0.9, slub: 0, rumple: 0 },
} as const satisfies Record<string, Hand>;

export type ClothKind = keyof typeof HANDS;

export function makeCloth(kind: ClothKind, colour: string, extra: Partial<Cloth> = {}): Cloth {
  return { under: "#E9E6DC", ...HANDS[kind], colour, ...extra };
}
