import { redrawPicture } from "@/components/ui/redraw-picture";

/** The size that the shop keeps; a larger picture would only take longer to send. */
const LARGEST_SIDE = 1_600;
const QUALITY = 0.85;

/**
 * Scales a photograph down to a JPEG, upright and without the place where it was taken. A file that this browser cannot
 * read stays unchanged, and the shop reports its error.
 */
export async function scalePicture(file: File): Promise<Blob> {
  const scaled = await redrawPicture(file, { draw: wholeOf, background: "#fff", quality: QUALITY });
  return scaled ?? file;
}

function wholeOf({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, LARGEST_SIDE / Math.max(width, height));
  const drawn = (side: number) => Math.max(1, Math.round(side * scale));
  return { left: 0, top: 0, width, height, drawnWidth: drawn(width), drawnHeight: drawn(height) };
}
