import "server-only";
import { requirePicture, retirePictures } from "@/lib/catalogue/images/keep-pictures";
import { AppError, type ErrorFields } from "@/lib/platform/http/errors";
import type { Slide } from "@/lib/settings/home/slides";

type Pictured = readonly Pick<Slide, "picture">[];

/**
 * Makes sure that the uploaded pictures of slides are here and stay until the slides are saved. Throws INVALID_FIELDS, with
 * a message that names the first slide whose picture was cleaned up.
 */
export async function requireSlidePictures(slides: Pictured): Promise<void> {
  const fields: ErrorFields = {};
  for (const [index, { picture }] of slides.entries())
    if (!(await requirePicture(picture)))
      fields[`home.slides.${index}.picture`] =
        `The picture of slide ${index + 1} is not there any more. Please upload it again.`;
  const [message] = Object.values(fields);
  if (message !== undefined) throw new AppError("INVALID_FIELDS", { fields, message });
}

/** Lets the pictures stay for a while that these slides show no longer. */
export async function retireSlidePictures(before: Pictured, after: Pictured): Promise<void> {
  const shown = new Set(after.map(({ picture }) => picture));
  await retirePictures(before.map(({ picture }) => picture).filter((picture) => !shown.has(picture)));
}
