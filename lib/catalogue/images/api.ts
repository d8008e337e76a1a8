import { callProtected } from "@/lib/platform/http/client";
import type { Crop } from "@/lib/catalogue/images/rules";

interface Upload {
  file: Blob;
  /** The part that is shown; without it, the middle. */
  crop?: Crop | undefined;
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** Uploads a picture, or the chosen part of it, and returns its address. Throws ApiError, also when it is cancelled. */
export async function uploadPicture({ file, crop, onProgress, signal }: Upload): Promise<string> {
  const { address } = await callProtected("POST /images", {
    query: { crop: crop && cornersOf(crop) },
    file,
    onProgress,
    signal,
  });
  return address;
}

const cornersOf = ({ left, top, width, height }: Crop): string =>
  [left, top, width, height].map((fraction) => Math.min(1, Math.max(0, fraction)).toFixed(6)).join(",");
