import { toPath, type Point } from "./geometry";
import { grey } from "./scene";

/** A place in the round: x to the right of one who looks at its front, y up, z towards him. */
export type Place = readonly [x: number, y: number, z: number];

/** How a thing stands before the camera: turned to the right of the picture, and seen from above, in degrees. */
export interface Pose {
  turn: number;
  above: number;
}

/** A surface by two numbers. */
export type Surface = (a: number, b: number) => Place;

/** Picture units to a unit of the model. */
export const MODEL_UNIT = 250;
/** Of the true depth; the lamp would else leave half of it in the dark. */
const DEPTH_SHARE = 0.1;
/** What the drape layer spans, in picture units. */
const DRAPE_UNITS = 52;
const STEP = 1e-3;

export class Turntable {
  private readonly sin: number;
  private readonly cos: number;
  private readonly up: number;
  private readonly level: number;

  constructor(
    { turn, above }: Pose,
    private readonly centre: Point,
  ) {
    this.sin = Math.sin(toRadians(turn));
    this.cos = Math.cos(toRadians(turn));
    this.up = Math.sin(toRadians(above));
    this.level = Math.cos(toRadians(above));
  }

  /** Where it is seen. */
  at([x, y, z]: Place): Point {
    const right = x * this.cos + z * this.sin;
    const near = z * this.cos - x * this.sin;
    return [
      this.centre[0] + right * MODEL_UNIT,
      this.centre[1] - (y * this.level - near * this.up) * MODEL_UNIT,
    ];
  }

  /** How near the camera it is, in units of the model. */
  nearness([x, y, z]: Place): number {
    return (z * this.cos - x * this.sin) * this.level + y * this.up;
  }

  /** From 1, square to the camera, to -1; the outside is where a × b points. */
  facing(surface: Surface, a: number, b: number): number {
    const [da, db] = tangents(surface, a, b);
    const normal: Place = [
      da[1] * db[2] - da[2] * db[1],
      da[2] * db[0] - da[0] * db[2],
      da[0] * db[1] - da[1] * db[0],
    ];
    return this.nearness(normal) / (Math.hypot(...normal) || 1);
  }

  /** An SVG transform that lays a drawing on the surface, its right along a and its top along b. */
  layOn(surface: Surface, a: number, b: number): string {
    const [x, y] = this.at(surface(a, b));
    const [px, py, pz] = surface(a, b);
    const [da, db] = tangents(surface, a, b).map((tangent): Point => {
      const step = 1 / MODEL_UNIT / (Math.hypot(...tangent) || 1);
      const [ex, ey] = this.at([px + tangent[0] * step, py + tangent[1] * step, pz + tangent[2] * step]);
      return [ex - x, ey - y];
    });
    return `matrix(${[da![0], da![1], -db![0], -db![1], x, y].map((part) => part.toFixed(4)).join(" ")})`;
  }

  /** The surface in the drape layer, in small tiles, so that the lamp sees how round it is. */
  reliefOf(surface: Surface, [a0, a1]: Point, [b0, b1]: Point, steps = 36): string {
    const tiles: { near: number; svg: string }[] = [];
    for (let i = 0; i < steps; i += 1) {
      for (let k = 0; k < steps; k += 1) {
        const corner = (di: number, dk: number): Place =>
          surface(a0 + ((a1 - a0) * (i + di)) / steps, b0 + ((b1 - b0) * (k + dk)) / steps);
        const corners = [corner(0, 0), corner(1.1, 0), corner(1.1, 1.1), corner(0, 1.1)];
        const near = this.nearness(corner(0.5, 0.5));
        const fill = grey(0.5 + (near * MODEL_UNIT * DEPTH_SHARE) / DRAPE_UNITS);
        const d = toPath(
          corners.map((place) => this.at(place)),
          true,
        );
        tiles.push({ near, svg: `<path d="${d}" fill="${fill}"/>` });
      }
    }
    return tiles
      .toSorted((one, other) => one.near - other.near)
      .map(({ svg }) => svg)
      .join("");
  }
}

function tangents(surface: Surface, a: number, b: number): [Place, Place] {
  const slope = (from: Place, to: Place): Place => [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  return [
    slope(surface(a - STEP, b), surface(a + STEP, b)),
    slope(surface(a, b - STEP), surface(a, b + STEP)),
  ];
}

export function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
