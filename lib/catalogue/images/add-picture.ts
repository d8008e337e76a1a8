import "server-only";
import { makePictures } from "@/lib/catalogue/images/make-pictures";
import { storePicture } from "@/lib/catalogue/images/picture-store";
import { readUpload, requirePictureType } from "@/lib/catalogue/images/read-upload";
import { type Crop, pictureAddress } from "@/lib/catalogue/images/rules";
import { withAdminUploadSlot, queueUpload } from "@/lib/catalogue/images/upload-queue";

/**
 * Makes a product picture of an upload and returns its address. Throws BODY_TOO_LARGE, PICTURE_TOO_LARGE,
 * NOT_A_PICTURE, BAD_PICTURE, and TOO_MANY_REQUESTS while others are uploading.
 */
export async function addPicture(request: Request, crop?: Crop): Promise<string> {
  const made = await withAdminUploadSlot(async () => {
    const upload = await readUpload(request);
    requirePictureType(upload);
    return await queueUpload(() => makePictures(upload, crop));
  });
  return pictureAddress(await storePicture(made));
}
