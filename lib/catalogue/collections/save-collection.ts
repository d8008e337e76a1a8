import "server-only";
import { MOST_COLLECTIONS } from "@/lib/catalogue/collections/constants";
import { type CollectionDto, toCollectionDto } from "@/lib/catalogue/collections/dto";
import { listCollections } from "@/lib/catalogue/collections/queries";
import {
  type ChangeCollectionInput,
  type CollectionRule,
  COLOR,
  type CreateCollectionInput,
} from "@/lib/catalogue/collections/schema";
import { COLOR_FAMILIES } from "@/lib/catalogue/search/catalog-colors";
import { revalidate } from "@/lib/catalogue/products/revalidate";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { unlessDuplicate } from "@/lib/platform/database/db";
import { AppError, invalidField } from "@/lib/platform/http/errors";
import { Collection } from "@/models/collection";

/** Makes a collection, behind all others. Throws NAME_TAKEN for an address that another one has, and INVALID_FIELDS. Returns its id. */
export async function createCollection(input: CreateCollectionInput): Promise<string> {
  requireKnownColor(input.rule);
  const others = await listCollections();
  if (others.length >= MOST_COLLECTIONS)
    throw taken(`The shop has ${MOST_COLLECTIONS} collections. Delete one first.`);
  const position = await nextPosition();
  const made = await unlessDuplicate(Collection.create({ ...input, position }));
  if (!made) throw taken("Another collection has this address.");
  await revalidate([CACHE_TAGS.collections]);
  return made._id.toString();
}

const taken = (message: string): AppError =>
  new AppError("NAME_TAKEN", { message, fields: { slug: message } });

async function nextPosition(): Promise<number> {
  const last = await Collection.findOne().sort({ position: -1 }).select("position").lean();
  return (last?.position ?? -1) + 1;
}

/** The browser does not know the table of colors. */
function requireKnownColor(rule: CollectionRule | undefined): void {
  if (rule?.kind === "color" && !COLOR_FAMILIES.some(({ slug }) => slug === rule.color))
    throw invalidField("rule.color", COLOR);
}

/** Changes a collection; its address stays. Throws NOT_FOUND, STALE_VERSION and INVALID_FIELDS. */
export async function changeCollection(
  slug: string,
  { version, position, ...change }: ChangeCollectionInput,
): Promise<CollectionDto> {
  requireKnownColor(change.rule);
  const collection = await Collection.findOneAndUpdate(
    { slug, version },
    { $set: change, $inc: { version: 1 } },
    { returnDocument: "after" },
  ).lean();
  if (!collection) throw new AppError((await Collection.exists({ slug })) ? "STALE_VERSION" : "NOT_FOUND");
  if (position !== undefined) await moveTo(slug, position);
  await revalidate([CACHE_TAGS.collections]);
  return toCollectionDto(collection);
}

/** Two admins who move at once leave one order or the other, or both moves: never a collection without a place. */
async function moveTo(slug: string, position: number): Promise<void> {
  const slugs = (await listCollections()).map((collection) => collection.slug);
  const others = slugs.filter((other) => other !== slug);
  const ordered = others.toSpliced(position, 0, slug);
  await Collection.bulkWrite(
    ordered.map((one, index) => ({
      updateOne: { filter: { slug: one }, update: { $set: { position: index } } },
    })),
  );
}

/** Deletes a collection; its products stay. Throws NOT_FOUND. Returns how many were deleted: 1. */
export async function deleteCollection(slug: string): Promise<number> {
  const { deletedCount } = await Collection.deleteOne({ slug });
  if (deletedCount === 0) throw new AppError("NOT_FOUND");
  await revalidate([CACHE_TAGS.collections]);
  return deletedCount;
}
