import { type Channel, CHANNELS } from "./channels";
import type { Cloth } from "./cloth";
import { Piece } from "./piece";
import { round, toPath, type Point } from "./geometry";

export interface Camera {
  x: number;
  y: number;
  zoom: number;
  turn: number;
}

export const FULL_VIEW: Camera = { x: 480, y: 600, zoom: 1, turn: 0 };

/** What a channel holds where nothing has been painted. */
const BLANK: Record<Channel, string> = {
  albedo: "none",
  cloth: "#000",
  lift: "#000",
  form: "#000",
  fine: "#808080",
  fold: "#808080",
  drape: "#808080",
  fade: "#000",
  whisker: "#000",
  pucker: "#000",
};

const CROP = "crop";

interface PieceOptions {
  cloth: Cloth;
  /** Height above the table in picture units, 0 to 25. */
  lift: number;
  /** Degrees by which the warp is turned from the vertical. */
  angle?: number;
  /** How far the edge curves away, in picture units. */
  round?: number;
  /** A panel that this one must not leave. */
  within?: Piece;
}

export class Scene {
  readonly cloths: Cloth[] = [];
  readonly seed: number;
  private readonly layers = new Map<Channel, string[]>(CHANNELS.map((channel) => [channel, []]));
  private readonly clips: string[] = [];
  private cropped = "";

  constructor(seed: number) {
    this.seed = seed;
  }

  add(channel: Channel, svg: string): void {
    this.layers.get(channel)?.push(svg);
  }

  private addWithin(outer: Piece | undefined, channel: Channel, svg: string): void {
    this.add(channel, outer ? `<g clip-path="url(#${outer.clip})">${svg}</g>` : svg);
  }

  piece(outline: readonly Point[], options: PieceOptions): Piece {
    const d = toPath(outline, true);
    const clip = `c${this.clips.length}`;
    this.clips.push(`<clipPath id="${clip}"><path d="${d}"/></clipPath>`);
    const angle = ((((options.angle ?? 0) % 360) + 360) % 360) / 360;
    const id = `rgb(${this.indexOf(options.cloth) * 8},${Math.round(angle * 255)},0)`;
    const edge = options.round ?? 10;
    this.addWithin(options.within, "albedo", `<path d="${d}" fill="${options.cloth.colour}"/>`);
    this.addWithin(options.within, "cloth", `<path d="${d}" fill="${id}" shape-rendering="crispEdges"/>`);
    this.addWithin(options.within, "lift", `<path d="${d}" fill="${grey(options.lift / 25)}"/>`);
    this.addWithin(
      options.within,
      "form",
      `<path d="${d}" fill="#fff"/><path d="${d}" fill="none" stroke="#000" stroke-width="${edge * 2}" clip-path="url(#${clip})"/>`,
    );
    for (const channel of ["fine", "fold", "drape", "fade", "whisker", "pucker"] as const) {
      this.addWithin(options.within, channel, `<path d="${d}" fill="${BLANK[channel]}"/>`);
    }
    return new Piece({ scene: this, outline, clip, outer: options.within });
  }

  /** A flat mark with no weave of its own: thread, button, print. */
  mark(svg: string): void {
    this.add("albedo", svg);
  }

  /** Leaves out what lies outside an outline, in every layer. */
  crop(outline: readonly Point[]): void {
    this.clips.push(`<clipPath id="${CROP}"><path d="${toPath(outline, true)}"/></clipPath>`);
    this.cropped = ` clip-path="url(#${CROP})"`;
  }

  svgOf(channel: Channel, camera: Camera, width: number, height: number): string {
    const scale = (width / 960) * camera.zoom;
    const view = `translate(${width / 2} ${height / 2}) rotate(${camera.turn}) scale(${round(scale * 1000) / 1000}) translate(${-camera.x} ${-camera.y})`;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${this.clips.join("")}</defs><rect width="100%" height="100%" fill="${BLANK[channel]}"/><g transform="${view}"${this.cropped}>${(this.layers.get(channel) ?? []).join("")}</g></svg>`;
  }

  /** The same for two scenes that differ in colours alone. */
  fingerprint(): string {
    const shapes = CHANNELS.filter((channel) => channel !== "albedo").map((channel) =>
      this.layers.get(channel),
    );
    const hands = this.cloths.map(({ weave, period, relief, gloss, rumple }) => [
      weave,
      period,
      relief,
      gloss,
      rumple,
    ]);
    return JSON.stringify([this.seed, this.clips, shapes, hands]);
  }

  private indexOf(cloth: Cloth): number {
    const known = this.cloths.indexOf(cloth);
    if (known >= 0) return known + 1;
    if (this.cloths.length >= 30) throw new Error("A scene holds at most 30 cloths.");
    return this.cloths.push(cloth);
  }
}

export function grey(value: number): string {
  const level = Math.round(Math.max(0, Math.min(1, value)) * 255);
  return `rgb(${level},${level},${level})`;
}
