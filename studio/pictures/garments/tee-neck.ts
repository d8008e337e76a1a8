import type { Cloth } from "@/studio/pictures/render/cloth";
import { mirror, offset, portion, trace, type Point } from "@/studio/pictures/render/geometry";
import type { Piece } from "@/studio/pictures/render/piece";
import type { Scene } from "@/studio/pictures/render/scene";
import { neckHalf, type TopShape } from "./top-shape";

export interface NeckDesign {
  shape: TopShape;
  /** The rib of the band; its lines are drawn one by one, so that they follow the curve. */
  rib: Cloth;
  thread: string;
  vee: boolean;
}

const BAND_WIDTH = 23;

function bare(rib: Cloth): Cloth {
  return { ...rib, weave: "none" };
}

function ribs(piece: Piece, inner: readonly Point[], outer: readonly Point[], count: number): void {
  for (let i = 0; i < count; i += 1) {
    const at = portion(inner, i / count, i / count + 0.006)[0];
    const to = portion(outer, i / count, i / count + 0.006)[0];
    if (at && to)
      piece.fold(at, [(at[0] + to[0]) / 2, (at[1] + to[1]) / 2], to, 2.6, i % 2 ? -0.32 : 0.42, "fine");
  }
}

/** The band round the neck of a tee, lying on the body. */
export function drawNeckBand(scene: Scene, body: Piece, design: NeckDesign, drop: number): void {
  const { shape, rib, thread, vee } = design;
  const half = neckHalf(shape, drop, vee ? 1 : 0);
  const inner = [...half.slice(1).reverse(), ...mirror(half)];
  const outer = offset(inner, -BAND_WIDTH);
  const band = scene.piece([...outer, ...[...offset(inner, 1)].reverse()], {
    cloth: bare(rib),
    lift: 8.4,
    round: 6,
    within: body,
  });
  ribs(band, inner, outer, 90);
  body.stitch(offset(inner, -BAND_WIDTH - 4), { colour: thread, width: 1.1, dash: [3.6, 1.6], pucker: 0.5 });
}

/** The band behind the neck, seen across the opening. */
export function drawBackBand(scene: Scene, { shape, rib }: NeckDesign): void {
  const { neck, neckY } = shape;
  const top = trace(
    `M ${480 - neck} ${neckY} C ${480 - neck * 0.62} ${neckY - 13} ${480 + neck * 0.62} ${neckY - 13} ${480 + neck} ${neckY}`,
  );
  const foot = trace(
    `M ${480 - neck} ${neckY + 9} C ${480 - neck * 0.62} ${neckY + 12} ${480 + neck * 0.62} ${neckY + 12} ${480 + neck} ${neckY + 9}`,
  );
  const band = scene.piece([...top, ...[...foot].reverse()], { cloth: bare(rib), lift: 4.4, round: 5 });
  ribs(band, top, foot, 70);
}

/** A low stand of rib instead of a flat band. */
export function drawMockNeck(scene: Scene, { shape, rib }: NeckDesign, side: "front" | "back"): void {
  const { neck, neckY } = shape;
  const x = neck - 8;
  const dip = side === "front" ? 22 : -4;
  const foot = side === "front" ? 74 : 34;
  const top = trace(
    `M ${480 - x} ${neckY - 40} C ${480 - x * 0.6} ${neckY - 40 + dip} ${480 + x * 0.6} ${neckY - 40 + dip} ${480 + x} ${neckY - 40}`,
  );
  const low = trace(
    `M ${480 - neck - 7} ${neckY + 4} C ${480 - neck * 0.66} ${neckY + foot} ${480 + neck * 0.66} ${neckY + foot} ${480 + neck + 7} ${neckY + 4}`,
  );
  if (side === "front") {
    const behind = trace(
      `M ${480 - x} ${neckY - 40} C ${480 - x * 0.6} ${neckY - 54} ${480 + x * 0.6} ${neckY - 54} ${480 + x} ${neckY - 40}`,
    );
    const inside = scene.piece([...behind, ...[...offset(top, 6)].reverse()], {
      cloth: bare(rib),
      lift: 3,
      round: 5,
    });
    ribs(inside, behind, top, 64);
  }
  const tube = scene.piece([...top, ...[...low].reverse()], { cloth: bare(rib), lift: 9, round: 9 });
  ribs(tube, top, low, 76);
}
