/** As the shop keeps it: more would only take longer to send. */
const LARGEST_SIDE = 1_600;
const QUALITY = 0.85;

/**
 * A photograph as a JPEG that is no larger than it must be, upright and without the place where it was taken. What this
 * browser cannot read goes as it is, and the shop says what is wrong with it.
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
    // Under what is transparent.
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
