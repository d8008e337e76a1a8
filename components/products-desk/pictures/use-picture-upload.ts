import { useEffect, useEffectEvent } from "react";
import { type ChosenPicture, shrinkPicture } from "@/components/products-desk/pictures/shrink-picture";
import type { CountUpload } from "@/components/desk-kit/use-uploads";
import { useUpload } from "@/components/desk-kit/use-upload";
import { takeTurns } from "@/components/ui/take-turns";
import { uploadPicture } from "@/lib/catalogue/images/api";

/** One picture at a time gets the whole of a slow connection, and the memory of the phone. */
const inTurn = takeTurns();

interface PictureUploadOptions {
  onDone: (address: string) => void;
  onUpload: CountUpload;
}

export type PictureUpload = ReturnType<typeof usePictureUpload>;

/** Uploads a picture when those that were chosen before it have arrived or failed. */
export function usePictureUpload({ onDone, onUpload }: PictureUploadOptions) {
  const upload = useUpload({
    send: (picture: ChosenPicture, { onProgress, signal }) =>
      inTurn(async () => {
        signal.throwIfAborted();
        return await uploadPicture({ ...(await shrinkPicture(picture)), onProgress, signal });
      }),
    onDone,
  });
  const standing = upload.state.name === "idle" ? null : upload.state.name;
  const count = useEffectEvent(onUpload);

  useEffect(() => {
    if (!standing) return;
    count(standing, 1);
    return () => count(standing, -1);
  }, [standing]);

  return upload;
}
