import "server-only";
import { KEPT_DAYS } from "@/lib/platform/deleted-documents/constants";
import { AppError, type ErrorFields } from "@/lib/platform/http/errors";
import { pictureFile, pictureIdOf } from "@/lib/catalogue/images/rules";
import { PICTURE_WIDTHS } from "@/lib/own-pictures";
import { PictureFile } from "@/models/picture";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

/** A deleted product that is brought back wants its pictures. */
const RETIRED_KEPT_DAYS = KEPT_DAYS + 1;

const FIELDS = ["image1", "image2", "image3"] as const;

type ImageFields = Partial<Record<(typeof FIELDS)[number], string | null | undefined>>;

/** The pictures that a request names. */
interface GivenPictures extends ImageFields {
  /** By colour. */
  colorImages?: Record<string, string> | undefined;
  colorGalleries?: Record<string, string[]> | undefined;
}

/** The pictures of a document as it is stored. */
export interface StoredPictures extends ImageFields {
  colorImages?: { image: string; others?: string[] | null | undefined }[] | null | undefined;
}

/** The addresses of all that a stored document shows. */
export function listAddresses({ colorImages, ...fields }: StoredPictures): string[] {
  const addresses = [
    ...FIELDS.map((field) => fields[field]),
    ...(colorImages ?? []).flatMap(({ image, others }) => [image, ...(others ?? [])]),
  ];
  return addresses.flatMap((address) => address || []);
}

/**
 * Makes sure that the uploaded pictures among these are here and stay until their product is saved. Throws
 * INVALID_FIELDS for one that was cleaned up because nothing had shown it for a day.
 */
export async function requirePictures({
  colorImages = {},
  colorGalleries = {},
  ...fields
}: GivenPictures): Promise<void> {
  const given = [
    ...FIELDS.map((field) => [field, fields[field] ?? ""] as const),
    ...Object.entries(colorImages).map(([color, address]) => [`colorImages.${color}`, address] as const),
    ...Object.entries(colorGalleries).flatMap(([color, addresses]) =>
      addresses.map((address) => [`colorGalleries.${color}`, address] as const),
    ),
  ];
  const gone: ErrorFields = {};
  for (const [field, address] of given) {
    if (!(await requirePicture(address)))
      gone[field] = "This picture is not there any more. Please upload it again.";
  }
  if (Object.keys(gone).length > 0) throw new AppError("INVALID_FIELDS", { fields: gone });
}

/** Lets a picture stay for a day, until what shows it is saved. False for an uploaded one that is not here any more. */
export async function requirePicture(address: string): Promise<boolean> {
  const pictureId = pictureIdOf(address);
  return pictureId === null || (await keepPicture(pictureId, 1));
}

/** Lets pictures that a product no longer shows stay for a while. */
export async function retirePictures(addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const pictureId = pictureIdOf(address);
    if (pictureId) await keepPicture(pictureId, RETIRED_KEPT_DAYS);
  }
}

/** False if the picture is not here whole. */
async function keepPicture(pictureId: string, days: number): Promise<boolean> {
  const { matchedCount } = await PictureFile.updateMany(
    { filename: { $in: PICTURE_WIDTHS.map((width) => pictureFile(pictureId, width)) } },
    { $max: { "metadata.keepUntil": new Date(Date.now() + days * DAY_MS) } },
  );
  return matchedCount === PICTURE_WIDTHS.length;
}
