import { expect, it } from "vitest";
import { makePictures } from "@/lib/catalogue/images/make-pictures";
import { storePicture } from "@/lib/catalogue/images/picture-store";
import { pictureAddress } from "@/lib/catalogue/images/rules";
import { loadPhoto } from "@/lib/seo/share/load-photo";
import { useDatabase } from "@/testing/database";
import { makePlain } from "@/testing/pictures";

useDatabase();

const PLACE = { width: 252, height: 315, background: "#d8cbb5" };

async function sizeOf(address: string) {
  const photo = await loadPhoto(address, PLACE);
  return { width: photo?.raw.width, height: photo?.raw.height, bytes: photo?.input.length };
}

it("brings a drawn and an uploaded picture into its place", async () => {
  const size = { width: 252, height: 315, bytes: 252 * 315 * 3 };
  expect(await sizeOf("/catalogue/raw-selvedge-jean-14oz-1-960.webp")).toEqual(size);
  const pictureId = await storePicture(await makePictures(await makePlain(800, 1_000)));
  expect(await sizeOf(pictureAddress(pictureId))).toEqual(size);
});

it.each([
  "https://example.com/a.jpg",
  "http://169.254.169.254/latest/meta-data",
  "/catalogue/../../package.json",
  "/catalogue/..",
  "/catalogue/none-960.webp",
  "/images/65f000000000000000000001-960.webp",
  "/film/poster.webp",
  "",
])("has none for %j", async (address) => {
  expect(await loadPhoto(address, PLACE)).toBeNull();
});
