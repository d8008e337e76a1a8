import { redrawPicture } from "@/components/ui/redraw-picture";
import { type Crop, PICTURE_ASPECT, PICTURE_BACKGROUND } from "@/lib/catalogue/images/rules";
import { PICTURE_WIDTHS } from "@/lib/own-pictures";

const LARGEST_WIDTH = Math.max(...PICTURE_WIDTHS);
const QUALITY = 0.9;

/** A file as it was chosen, and the part of it that is to be shown: the middle where none was chosen. */
export interface ChosenPicture {
  file: Blob;
  crop?: Crop | undefined;
}

/**
 * Cuts the part out in the browser, no larger than the shop keeps it, so that a slow line has less to carry. A file that
 * this browser cannot read, or that is smaller as it is, stays unchanged: the shop cuts it, or reports its error.
 */
export async function shrinkPicture({ file, crop }: ChosenPicture): Promise<ChosenPicture> {
  const drawn = await redrawPicture(file, {
    draw: (size) => drawingOf(size, crop ?? middleOf(size)),
    background: PICTURE_BACKGROUND,
    quality: QUALITY,
  });
  return drawn && drawn.size < file.size ? { file: drawn } : { file, crop };
}

interface Size {
  width: number;
  height: number;
}

/** The largest part of the shop's proportions around the middle. */
export function middleOf({ width, height }: Size): Crop {
  const part = {
    width: Math.min(1, (height * PICTURE_ASPECT) / width),
    height: Math.min(1, width / PICTURE_ASPECT / height),
  };
  return { left: (1 - part.width) / 2, top: (1 - part.height) / 2, ...part };
}

/** The part in pixels, and its size once it is drawn. */
export function drawingOf(size: Size, crop: Crop) {
  const [width, height] = [crop.width * size.width, crop.height * size.height];
  const scale = Math.min(1, LARGEST_WIDTH / width);
  return {
    left: crop.left * size.width,
    top: crop.top * size.height,
    width,
    height,
    drawnWidth: Math.max(1, Math.round(width * scale)),
    drawnHeight: Math.max(1, Math.round(height * scale)),
  };
}
