import { symmetric, trace } from "@/studio/pictures/render/geometry";
import type { Scene } from "@/studio/pictures/render/scene";
import { type CapDesign, panelSeam, swell } from "./cap-parts";

/** A flat cap from its side, the peak to the right: its line is what one knows it by. */
export function drawFlatSide(scene: Scene, { cloth, brim, thread }: CapDesign): void {
  const peak = scene.piece(
    trace(
      "M 600 668 C 700 690 790 672 830 632 C 872 652 902 690 894 716 Q 888 732 860 734 C 760 742 660 728 590 706",
    ),
    { cloth: brim, lift: 6, round: 9, angle: 78 },
  );
  peak.stitch(trace("M 600 696 C 680 718 800 726 884 716"), { colour: thread, width: 1.3 });
  peak.fold([620, 690], [760, 706], [880, 690], 40, 0.4, "drape");
  const crown = scene.piece(
    trace(
      "M 184 640 C 168 548 262 452 440 434 C 612 420 760 506 842 634 C 800 672 700 696 600 700 C 460 708 330 712 246 704 Q 196 696 184 640",
    ),
    { cloth, lift: 10, round: 24, angle: 12 },
  );
  swell(crown, 470, 570, 300, 150);
  panelSeam(crown, trace("M 210 560 C 320 500 560 470 800 590"), thread);
  const band = trace("M 178 664 C 300 690 480 690 640 672");
  crown.seam(band, 1);
  crown.stitch(
    band.map(([x, y]) => [x, y + 6] as const),
    { colour: thread, width: 1.3 },
  );
  crown.fold([700, 664], [620, 610], [500, 590], 44, -0.34, "fold");
  crown.fold([250, 676], [300, 610], [380, 570], 40, -0.3, "fold");
  crown.fold([560, 676], [500, 630], [420, 620], 34, 0.26, "fold");
  crown.fold([820, 640], [740, 600], [660, 540], 40, 0.3, "drape");
}

export function drawFlatBack(scene: Scene, { cloth, thread }: CapDesign): void {
  const crown = scene.piece(
    symmetric(trace("M 480 446 C 600 440 716 490 734 590 C 742 640 728 680 690 694 Q 590 726 480 728")),
    { cloth, lift: 11, round: 24, angle: 8 },
  );
  swell(crown, 480, 570, 260, 150);
  panelSeam(crown, trace("M 480 440 L 480 760"), thread);
  const band = trace("M 236 664 Q 480 706 724 664");
  crown.seam(band, 1);
  crown.stitch(
    band.map(([x, y]) => [x, y + 6] as const),
    { colour: thread, width: 1.3 },
  );
  crown.fold([260, 690], [320, 620], [360, 540], 44, -0.28, "fold");
  crown.fold([700, 690], [640, 620], [600, 540], 44, -0.28, "fold");
}
