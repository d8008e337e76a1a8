export type Command = readonly [name: string, ...rest: unknown[]];

/** Where a plate lies on the table, in picture units. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Gradient {
  property: "fillStyle" | "strokeStyle";
  from: readonly [number, number];
  to: readonly [number, number];
  stops: readonly (readonly [number, string])[];
}

/** Writes down what the canvas of stage.mjs is to draw, so that all thought stays on this side. */
export class Pencil {
  readonly commands: Command[] = [];

  set(property: string, value: string | number): void {
    this.commands.push(["set", property, value]);
  }

  call(method: string, ...values: (number | readonly number[])[]): void {
    this.commands.push(["call", method, ...values]);
  }

  /** What `draw` changes in the state of the canvas ends with it. */
  within(draw: () => void): void {
    this.call("save");
    draw();
    this.call("restore");
  }

  fill(d: string, style: string): void {
    this.set("fillStyle", style);
    this.commands.push(["path", "fill", d, "nonzero"]);
  }

  /** With the style that is set, a gradient for one. */
  fillAgain(d: string): void {
    this.commands.push(["path", "fill", d, "nonzero"]);
  }

  stroke(d: string, style: string, width: number): void {
    this.set("strokeStyle", style);
    this.set("lineWidth", width);
    this.commands.push(["path", "stroke", d]);
  }

  clip(d: string, rule: "nonzero" | "evenodd" = "nonzero"): void {
    this.commands.push(["path", "clip", d, rule]);
  }

  image(name: string, { x, y, width, height }: Place): void {
    this.commands.push(["image", name, x, y, width, height]);
  }

  /** A part of a plate, in shares of its width, over its whole height. */
  strip(name: string, share: readonly [from: number, width: number], place: Place): void {
    this.commands.push(["strip", name, ...share, place.x, place.y, place.width, place.height]);
  }

  gradient(gradient: Gradient): void {
    this.commands.push(["gradient", gradient]);
  }

  /** Draws on a sheet of its own, under the same camera, which `lay` then puts down. */
  sheet(name: string, draw: () => void): void {
    this.commands.push(["sheet", name]);
    draw();
    this.commands.push(["done"]);
  }

  lay(name: string, effect: { alpha?: number; filter?: string } = {}): void {
    this.commands.push(["lay", name, effect.alpha ?? 1, effect.filter ?? "none"]);
  }
}
