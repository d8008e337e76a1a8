import { expect, it } from "vitest";
import {
  countableText,
  countMissedSearch,
  writeMissedSearches,
} from "@/lib/catalogue/search/count-missed-search";
import { listMissedSearches } from "@/lib/catalogue/search/list-missed-searches";
import { MissedSearch } from "@/models/missed-search";
import { useDatabase } from "@/testing/database";

useDatabase();

it("counts what was searched and not found, the most wanted first", async () => {
  for (const q of ["Lungi", "  lungi!", "পাঞ্জাবি নীল", "LUNGI"]) countMissedSearch(q);
  await writeMissedSearches();
  countMissedSearch("lungi");
  await writeMissedSearches(new Date(Date.now() - 24 * 60 * 60 * 1_000));
  const missed = await listMissedSearches();
  expect(missed.map(({ text, count }) => [text, count])).toEqual([
    ["lungi", 4],
    ["পাঞ্জাবি নীল", 1],
  ]);
});

it.each([
  "01712345678",
  "call ০১৭১২ ৩৪৫৬৭৮",
  "rahim@example.com",
  "my name is Rahim and I live in Banani",
  "x".repeat(41),
  "!?",
])("keeps nothing of %s", (q) => {
  expect(countableText(q)).toBeNull();
});

it("keeps words and numbers alone, for 90 days, and no more than 500 of a day", async () => {
  for (let index = 0; index < 520; index += 1) countMissedSearch(`made up ${index}`);
  await writeMissedSearches();
  countMissedSearch("one more");
  countMissedSearch("made up 7");
  await writeMissedSearches();
  expect(await MissedSearch.countDocuments()).toBe(500);
  const seventh = await MissedSearch.findOne({ text: "made up 7" }).lean();
  expect(seventh?.count).toBe(2);
  expect(Object.keys(seventh ?? {}).toSorted()).toEqual(
    ["__v", "_id", "count", "day", "expiresAt", "text"].toSorted(),
  );
});
