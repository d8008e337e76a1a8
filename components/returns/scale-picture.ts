/** The size that the shop keeps; a larger picture would only take longer to send. */
const LARGEST_SIDE = 1_600;
const QUALITY = 0.85;

/**
 * Scales a photograph down to a JPEG, upright and without the place where it was taken. A file that this browser cannot
 * read stays unchanged, and the shop reports its error.
 */
export async function scalePicture(file: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, LARGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext("2d");
    if (!context) return file;
    // The background of transparent parts.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const scaled = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
    return scaled ?? file;
  } catch {
    return file;
  }
}
