import "server-only";
import { randomInt } from "node:crypto";
import type { Types } from "mongoose";
import { freePlaces } from "@/lib/orders/coupons/place-numbers";
import { escapeRegExp } from "@/lib/platform/text/text";
import { CouponUse } from "@/models/coupon";

/** One thing that a code counts, with the beginning of its places, and how many there are; null for no limit. */
export interface Count {
  name: string;
  limit: number | null | undefined;
  /** The code, where all of its uses are counted. */
  ofAll?: Types.ObjectId;
}

/** From here on it costs less to ask whether some places are free than to read those that are not. */
const MANY_PLACES = 500;
/** Nearly used up, or beyond a limit that was lowered: only who has read all knows what is left. */
const NEARLY_ALL = 0.9;
/** So many are looked at for each that is wanted: with nine of ten taken, a few of them are free. */
const LOOKED_AT = 60;

/** The places that are free, or enough of them, by the names of counts with a limit; each name once for who wants a place. */
export async function readFreePlaces(counts: readonly Count[]): Promise<Map<string, number[]>> {
  const wanted = new Map<string, number>();
  for (const { name } of counts) wanted.set(name, (wanted.get(name) ?? 0) + 1);
  const distinct = new Map(counts.map((count) => [count.name, count]));
  const free = await Promise.all(
    [...distinct.values()].map(async (count) => {
      if (!count.limit) return [];
      const limited = { ...count, limit: count.limit };
      const places =
        (await findSomeFree(limited, wanted.get(count.name) ?? 1)) ?? (await readAllFree(limited));
      return [[count.name, places] as const];
    }),
  );
  return new Map(free.flat());
}

interface Limited extends Count {
  limit: number;
}

/** As many free places of a large count as are wanted, or more; null where that is not known without reading all. */
async function findSomeFree({ name, limit, ofAll }: Limited, wanted: number): Promise<number[] | null> {
  const lookedAt = wanted * LOOKED_AT;
  if (!ofAll || limit < Math.max(MANY_PLACES, lookedAt)) return null;
  if ((await CouponUse.countDocuments({ couponId: ofAll })) > limit * NEARLY_ALL) return null;
  const numbers = [...new Set(Array.from({ length: lookedAt }, () => randomInt(1, limit + 1)))];
  const uses = await CouponUse.find({ places: { $in: numbers.map((number) => `${name}${number}`) } })
    .select("places")
    .lean();
  const taken = new Set(uses.flatMap(({ places }) => places));
  const free = numbers.filter((number) => !taken.has(`${name}${number}`));
  return free.length < wanted ? null : free;
}

async function readAllFree({ name, limit }: Limited): Promise<number[]> {
  const uses = await CouponUse.find({ places: new RegExp(`^${escapeRegExp(name)}`) })
    .select("places")
    .lean();
  const taken = uses.flatMap(({ places }) => places).filter((place) => place.startsWith(name));
  return freePlaces(
    taken.map((place) => Number(place.slice(name.length))),
    limit,
  );
}
