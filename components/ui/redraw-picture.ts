/** A part of an upright picture, in pixels, and the size in which it is drawn. */
interface Drawing {
  left: number;
  top: number;
  width: number;
  height: number;
  drawnWidth: number;
  drawnHeight: number;
}

interface RedrawOptions {
  draw: (size: { width: number; height: number }) => Drawing;
  /** Behind transparent parts. */
  background: string;
  quality: number;
}

/** A picture drawn anew as a JPEG, upright and without metadata; null where this browser cannot. */
export async function redrawPicture(
  file: Blob,
  { draw, background, quality }: RedrawOptions,
): Promise<Blob | null> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    const { left, top, width, height, drawnWidth, drawnHeight } = draw(bitmap);
    const canvas = document.createElement("canvas");
    canvas.width = drawnWidth;
    canvas.height = drawnHeight;
    const context = canvas.getContext("2d");
    if (!context) return null;
    context.fillStyle = background;
    context.fillRect(0, 0, drawnWidth, drawnHeight);
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, left, top, width, height, 0, 0, drawnWidth, drawnHeight);
    bitmap.close();
    return await new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
  } catch {
    return null;
  }
}
