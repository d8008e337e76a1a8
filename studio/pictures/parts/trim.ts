import { blend, luma, toneOn } from "@/studio/pictures/render/colour";
import type { Point } from "@/studio/pictures/render/geometry";
import { grey, type Scene } from "@/studio/pictures/render/scene";

interface ButtonOptions {
  x: number;
  y: number;
  r: number;
  colour: string;
  /** Height of the cloth beneath, in picture units. */
  lift: number;
  holes?: 2 | 4;
  thread?: string;
}

/** A sewn button: a rim, a dish, holes and the thread through them. */
export function button(scene: Scene, { x, y, r, colour, lift, holes = 4, thread }: ButtonOptions): void {
  const level = (units: number): string => grey((lift + units) / 25);
  const yarn = thread ?? toneOn(colour, 0.4);
  const d = r * 0.3;
  const places: Point[] =
    holes === 4
      ? [
          [x - d, y - d],
          [x + d, y - d],
          [x + d, y + d],
          [x - d, y + d],
        ]
      : [
          [x - d, y],
          [x + d, y],
        ];
  const dots = (size: number): string => places.map(([px, py]) => disc(px, py, size)).join("");
  scene.mark(
    `<g fill="#000" fill-opacity="0.22">${disc(x + r * 0.16, y + r * 0.24, r * 1.1)}</g><g fill="${colour}">${disc(x, y, r)}</g>` +
      `<g fill="${blend(colour, "#000000", 0.1)}">${disc(x, y, r * 0.66)}</g><g fill="${blend(colour, "#000000", 0.72)}">${dots(r * 0.15)}</g>` +
      sew(places, yarn, r * 0.15),
  );
  scene.add("cloth", `<g fill="#000" shape-rendering="crispEdges">${disc(x, y, r)}</g>`);
  scene.add(
    "lift",
    `<g fill="${level(2.2)}">${disc(x, y, r)}</g><g fill="${level(2.7)}">${disc(x, y, r * 0.9)}</g><g fill="${level(2)}">${disc(x, y, r * 0.64)}</g><g fill="${level(1)}">${dots(r * 0.15)}</g>`,
  );
}

function sew(places: readonly Point[], colour: string, width: number): string {
  const pairs: [Point, Point][] =
    places.length === 4
      ? [
          [places[0]!, places[2]!],
          [places[1]!, places[3]!],
        ]
      : [[places[0]!, places[1]!]];
  return pairs
    .map(
      ([a, b]) =>
        `<path d="M${a[0]} ${a[1]}L${b[0]} ${b[1]}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`,
    )
    .join("");
}

/** The bound slit that a button goes through. */
export function buttonhole(scene: Scene, [x, y]: Point, length: number, turn: number, thread: string): void {
  const half = length / 2;
  scene.mark(
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="${-half}" y="-1.9" width="${length}" height="3.8" rx="1.6" fill="${thread}"/><path d="M${-half + 1.4} 0H${half - 1.4}" stroke="#000" stroke-opacity="0.6" stroke-width="0.8"/></g>`,
  );
}

/** A shank button or rivet of metal. */
export function stud(scene: Scene, [x, y]: Point, r: number, lift: number, metal = "#A9743F"): void {
  const level = (units: number): string => grey((lift + units) / 25);
  scene.mark(
    `<g fill="#000" fill-opacity="0.3">${disc(x + r * 0.15, y + r * 0.25, r * 1.12)}</g><g fill="${metal}">${disc(x, y, r)}</g><g fill="${blend(metal, "#000000", 0.35)}">${disc(x, y, r * 0.62)}</g><g fill="${blend(metal, "#FFF4DC", 0.25)}">${disc(x, y, r * 0.5)}</g>`,
  );
  scene.add("cloth", `<g fill="#000" shape-rendering="crispEdges">${disc(x, y, r * 1.05)}</g>`);
  scene.add(
    "lift",
    `<g fill="${level(1.6)}">${disc(x, y, r)}</g><g fill="${level(2.6)}">${disc(x, y, r * 0.82)}</g><g fill="${level(1.8)}">${disc(x, y, r * 0.6)}</g><g fill="${level(2.9)}">${disc(x, y, r * 0.4)}</g>`,
  );
}

export function disc(x: number, y: number, r: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}"/>`;
}

/** The seven letters of the brand as single strokes on a grid one wide and one high. */
const LETTERS: Record<string, string> = {
  T: "M0 0H1M0.5 0V1",
  E: "M1 0H0V1H1M0 0.5H0.8",
  J: "M0.9 0V0.68Q0.9 1 0.5 1Q0.08 1 0.08 0.66",
  G: "M0.95 0.2Q0.82 0 0.52 0Q0.05 0 0.05 0.5Q0.05 1 0.52 1Q0.95 1 0.95 0.55H0.58",
  A: "M0 1L0.5 0L1 1M0.2 0.66H0.8",
  O: "M0.5 0Q1 0 1 0.5Q1 1 0.5 1Q0 1 0 0.5Q0 0 0.5 0Z",
  N: "M0 1V0L1 1V0",
};

interface WordOptions {
  x: number;
  y: number;
  /** Height of the capitals. */
  size: number;
  colour: string;
  weight?: number;
  turn?: number;
}

const TEXT = "TEJGAON";
const LETTER_WIDTH = 0.78;
const LETTER_ADVANCE = 1.12;

interface Letter {
  /** From the middle of the word to the middle of the letter. */
  x: number;
  svg: string;
}

/** TEJGAON letter by letter, each centred on nought; drawn, so that no font is needed. */
export function lettersOf({ size, colour, weight = 0.15 }: Omit<WordOptions, "x" | "y" | "turn">): Letter[] {
  return Array.from(TEXT).map((letter, i) => ({
    x: (i - (TEXT.length - 1) / 2) * LETTER_ADVANCE * size,
    svg: `<path d="${LETTERS[letter] ?? ""}" transform="translate(${(-size * LETTER_WIDTH) / 2} ${-size / 2}) scale(${size * LETTER_WIDTH} ${size})" fill="none" stroke="${colour}" stroke-linejoin="round" stroke-width="${weight * 1.15}"/>`,
  }));
}

/** TEJGAON in capitals, centred on a point. */
export function word({ x, y, turn = 0, ...look }: WordOptions): string {
  const letters = lettersOf(look).map(({ x: at, svg }) => `<g transform="translate(${at} 0)">${svg}</g>`);
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${letters.join("")}</g>`;
}

/** A woven label sewn in at its two ends, with the red selvedge along its foot. */
export function wovenLabel(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  lift: number,
  ground = "#F1EDE3",
): void {
  const height = width * 0.36;
  const left = x - width / 2;
  const ink = luma(ground) > 0.5 ? "#22335B" : "#F1EDE3";
  const box = `x="${left}" y="${y}" width="${width}" height="${height}"`;
  scene.mark(
    `<rect ${box} fill="${ground}"/><rect x="${left}" y="${y + height * 0.86}" width="${width}" height="${height * 0.08}" fill="#B3261E"/>` +
      word({ x, y: y + height * 0.44, size: height * 0.3, colour: ink, weight: 0.17 }),
  );
  scene.add("cloth", `<rect ${box} fill="#000" shape-rendering="crispEdges"/>`);
  scene.add("lift", `<rect ${box} fill="${grey((lift + 1) / 25)}"/>`);
}
