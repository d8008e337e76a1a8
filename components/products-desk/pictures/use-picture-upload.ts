import { useEffect, useEffectEvent } from "react";
import { type ChosenPicture, shrinkPicture } from "@/components/products-desk/pictures/shrink-picture";
import type { CountUpload } from "@/components/desk-kit/use-uploads";
import { useUpload } from "@/components/desk-kit/use-upload";
import { takeTurns } from "@/components/ui/take-turns";
import { uploadPicture } from "@/lib/catalogue/images/api";
import { MAX_UPLOAD_BYTES, UPLOAD_TOO_LARGE_MESSAGE } from "@/lib/catalogue/images/rules";
import { ApiError } from "@/lib/platform/http/api-error";

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
        const sent = await shrinkPicture(picture);
        // As the shop would answer, once all of it had gone over the line.
        if (sent.file.size > MAX_UPLOAD_BYTES)
          throw new ApiError(413, "BODY_TOO_LARGE", UPLOAD_TOO_LARGE_MESSAGE);
        return await uploadPicture({ ...sent, onProgress, signal });
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
