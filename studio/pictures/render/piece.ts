import type { Channel, Layers } from "./channels";
import { offset, round, toPath, trace, type Point } from "./geometry";

interface StitchOptions {
  colour: string;
  width?: number;
  /** Length of a stitch and of the gap after it. */
  dash?: readonly [number, number];
  pucker?: number;
}

export type FoldLayer = "fine" | "fold" | "drape";

interface Crease {
  width: number;
  height: number;
  layer: FoldLayer;
}

interface PieceParts {
  scene: Layers;
  outline: readonly Point[];
  clip: string;
  outer: Piece | undefined;
}

/** A panel of cloth: what is sewn, folded or worn into it stays inside its outline. */
export class Piece {
  private readonly scene: Layers;
  readonly outline: readonly Point[];
  readonly clip: string;
  private readonly outer: Piece | undefined;

  constructor({ scene, outline, clip, outer }: PieceParts) {
    this.scene = scene;
    this.outline = outline;
    this.clip = clip;
    this.outer = outer;
  }

  paint(channel: Channel, svg: string): void {
    const inside = `<g clip-path="url(#${this.clip})">${svg}</g>`;
    this.scene.add(channel, this.outer ? `<g clip-path="url(#${this.outer.clip})">${inside}</g>` : inside);
  }

  /** Two panels joined: a narrow ditch, and cloth that draws in beside it. */
  seam(line: readonly Point[], depth = 1): void {
    const d = toPath(line);
    this.paint("lift", stroke(d, "#000", 1.7, 0.16 * depth));
    this.paint("albedo", stroke(d, "#000", 1.1, 0.3 * depth));
    this.paint("form", stroke(d, "#000", 5, 0.22 * depth));
    this.paint("pucker", stroke(d, "#fff", 12, 0.7 * depth));
  }

  stitch(line: readonly Point[], options: StitchOptions): void {
    const d = toPath(line);
    const { colour, width = 1.5, dash = [4.6, 1.9], pucker = 0.6 } = options;
    const dashes = `stroke-dasharray="${dash[0] - width * 0.5} ${dash[1] + width * 0.5}" stroke-linecap="round"`;
    this.paint("lift", stroke(d, "#000", width + 1.6, 0.06) + stroke(d, "#fff", width, 0.06, dashes));
    this.paint("albedo", stroke(d, "#000", width + 1.2, 0.16) + stroke(d, colour, width, 1, dashes));
    this.paint("cloth", stroke(d, "#000", width, 1, `${dashes} shape-rendering="crispEdges"`));
    this.paint("pucker", stroke(d, "#fff", 12, pucker));
  }

  /** Two rows of stitches, the gap wide. */
  twinStitch(line: readonly Point[], gap: number, options: StitchOptions): void {
    this.stitch(line, options);
    this.stitch(offset(line, gap), { ...options, pucker: 0 });
  }

  /**
   * A fold along a bent line; `height` from -1 (valley) to 1 (ridge). In the fold layer it starts fat, as if pulled
   * from its first point, and throws up a smaller fold beside it.
   */
  fold(from: Point, bend: Point, to: Point, width: number, height: number, layer: FoldLayer = "fold"): void {
    const line = trace(`M ${from[0]} ${from[1]} Q ${bend[0]} ${bend[1]} ${to[0]} ${to[1]}`);
    this.crease(line, { width, height, layer });
    if (layer === "fold")
      this.crease(offset(line, width * 0.78), { width: width * 0.8, height: height * -0.55, layer });
  }

  private crease(line: readonly Point[], { width, height, layer }: Crease): void {
    const half = (i: number): number => {
      const t = i / (line.length - 1);
      const swell =
        layer === "fold"
          ? Math.min(1, t * 7 + 0.15) * Math.pow(1 - t, 0.7)
          : Math.pow(Math.sin(Math.PI * (t * 0.94 + 0.03)), 0.8);
      return (width / 2) * swell;
    };
    const left = line.map((_, i) => offset(line, half(i))[i]!);
    const right = line.map((_, i) => offset(line, -half(i))[i]!);
    const d = toPath([...left, ...right.reverse()], true);
    this.paint(
      layer,
      `<path d="${d}" fill="${height > 0 ? "#fff" : "#000"}" fill-opacity="${round(Math.abs(height))}"/>`,
    );
  }

  /** Wear: the cloth goes towards its under colour. */
  fade(cx: number, cy: number, rx: number, ry: number, amount: number, turn = 0): void {
    for (const [size, share] of [
      [1, 0.35],
      [0.72, 0.4],
      [0.42, 0.45],
    ] as const) {
      this.paint(
        "fade",
        `<ellipse cx="${cx}" cy="${cy}" rx="${rx * size}" ry="${ry * size}" transform="rotate(${turn} ${cx} ${cy})" fill="#fff" fill-opacity="${round(amount * share)}"/>`,
      );
    }
  }

  whisker(line: readonly Point[], width: number, amount: number): void {
    this.paint("whisker", stroke(toPath(line), "#fff", width, amount, `stroke-linecap="round"`));
  }
}

function stroke(d: string, colour: string, width: number, opacity: number, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-opacity="${round(opacity)}" ${more}/>`;
}
