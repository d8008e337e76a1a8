/**
 * A picture is not painted but described in layers: colour, which cloth, how high, how round, how folded, how worn.
 * `shade.ts` lights them together, so that one lamp falls on every garment.
 */
export const CHANNELS = [
  "albedo",
  "cloth",
  "lift",
  "form",
  "fine",
  "fold",
  "drape",
  "fade",
  "whisker",
  "pucker",
] as const;
export type Channel = (typeof CHANNELS)[number];

/** What is drawn on, layer by layer. */
export interface Layers {
  add(channel: Channel, svg: string): void;
}
