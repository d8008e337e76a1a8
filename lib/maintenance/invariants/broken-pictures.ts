import { PictureChunk, PictureFile } from "@/models/picture";

/** Which pictures are not whole: pieces are missing, or are not as long as the picture. */
export async function brokenPictures(): Promise<{ checked: number; broken: string[] }> {
  const broken: string[] = [];
  let checked = 0;
  for await (const { _id, filename, length, chunkSize } of PictureFile.find().lean().cursor()) {
    checked += 1;
    const pieces = await PictureChunk.aggregate<{ bytes: number }>([
      { $match: { files_id: _id } },
      { $project: { bytes: { $binarySize: "$data" } } },
    ]);
    const bytes = pieces.reduce((sum, piece) => sum + piece.bytes, 0);
    const isWhole = bytes === length && pieces.length === Math.ceil(length / chunkSize);
    if (!isWhole) broken.push(`The picture ${filename} is not whole.`);
  }
  return { checked, broken };
}
