import { callProtected } from "@/lib/platform/http/client";
import type { Crop } from "@/lib/catalogue/images/rules";

interface Upload {
  file: Blob;
  crop: Crop;
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** Uploads the chosen part of a picture and returns its address. Throws ApiError, also when it is cancelled. */
export async function uploadPicture({ file, crop, onProgress, signal }: Upload): Promise<string> {
  const { left, top, width, height } = crop;
  const corners = [left, top, width, height].map((fraction) => Math.min(1, Math.max(0, fraction)).toFixed(6));
  const { address } = await callProtected("POST /images", {
    query: { crop: corners.join(",") },
    file,
    onProgress,
    signal,
  });
  return address;
}
