import { expect, it } from "vitest";
import { DISTRICTS, joinPlaceNames, otherSpellings } from "@/lib/settings/zones/place-spellings";

it("knows the 64 districts, each in both scripts", () => {
  expect(new Set(DISTRICTS.map(([name]) => name)).size).toBe(64);
  for (const [name, ...spellings] of DISTRICTS) {
    expect(name).toMatch(/^[A-Z]/);
    expect(
      spellings.some((spelling) => /^\p{Script=Bengali}/u.test(spelling)),
      name,
    ).toBe(true);
  }
});

it.each(DISTRICTS.map((spellings) => [spellings[0], spellings] as const))(
  "finds the other script of %s from either",
  (name, spellings) => {
    const [latin] = joinPlaceNames(name.toLowerCase()).trim().split(" ");
    const bengali = spellings.find((spelling) =>
      /^\p{Script=Bengali}+$/u.test(spelling.replace(/\p{M}/gu, "")),
    );
    if (!latin || !bengali) throw new Error(`${name} is not written in both scripts.`);
    expect(otherSpellings(latin)).toContain(bengali.normalize("NFKC"));
    expect(otherSpellings(bengali.normalize("NFKC")).some((spelling) => latin.startsWith(spelling))).toBe(
      true,
    );
  },
);

it("understands a beginning of four letters, and no shorter one", () => {
  expect(otherSpellings("sylh")).toContain("সিলেট");
  expect(otherSpellings("syl")).toEqual([]);
  expect(otherSpellings("karim")).toEqual([]);
});

it("takes a name of several words for one", () => {
  expect(joinPlaceNames("karim cox's bazar 32")).toBe(" karim coxsbazar 32 ");
  expect(joinPlaceNames("chapai nawabganj").trim()).toBe("chapainawabganj");
  expect(joinPlaceNames("rahim uddin")).toBe("rahim uddin");
});
