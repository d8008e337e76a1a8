import { describe, expect, it } from "vitest";
import { DEMO_PRODUCTS } from "@/demo/products";
import { Catalogue } from "@/lib/catalogue/search/catalogue";
import { FILTER_KEYS } from "@/lib/catalogue/search/constants";
import {
  querySpelled,
  readFilters,
  type SearchParams,
  writtenQuery,
} from "@/lib/catalogue/search/read-filters";
import {
  filteredCategoryPath,
  formatFilters,
  isNarrowed,
  wishedSearchPath,
  searchPath,
} from "@/lib/catalogue/search/rules";
import { FILTER_KEYS as KEYS_OF_SERVER } from "@/server/edge/cacheable-pages.mjs";

const catalogue = new Catalogue();
for (const [index, product] of DEMO_PRODUCTS.entries())
  catalogue.set({ ...product, _id: index.toString(16).padStart(24, "0") });

function paramsOf(query: string): SearchParams {
  const params: SearchParams = Object.create(null);
  for (const [key, value] of new URLSearchParams(query)) {
    const before = params[key];
    params[key] = before === undefined ? value : [before, value].flat();
  }
  return params;
}

function addressOf(query: string): string {
  const { q, filters, page } = readFilters(paramsOf(query), catalogue);
  return formatFilters(filters, { q, page });
}

describe("the filters of an address", () => {
  it.each([
    ["size=l,m&color=navy&fit=slim-fit&min=500&max=1500&stock=in&sort=low&page=2", null],
    ["", null],
    ["q=navy+polo&size=l", null],
    ["size=m&size=l", "?size=l,m"],
    ["size=M,L,l", "?size=l,m"],
    ["size=l&size=nothing", "?size=l"],
    ["color=navy-blue,নেভি,Navy+Blue", "?color=navy"],
    ["color=octarine&utm_source=mail", ""],
    ["sort=low&size=l", "?size=l&sort=low"],
    ["min=১,২০০&max=৳1,500", "?min=1200&max=1500"],
    ["min=1500&max=500", "?min=500&max=1500"],
    ["min=&max=-3&stock=&sort=&page=1", ""],
    ["min=1e9&max=99999999&page=99999&stock=out&sort=random", ""],
    [`size=${"x".repeat(2_000)}`, ""],
    [`q=${encodeURIComponent("  navy\u202e\n polo ")}`, "?q=navy+polo"],
    ["__proto__=x&constructor=y&size[]=l", ""],
  ])("of %s are written %s", (query, expected) => {
    const address = addressOf(query);
    expect(address).toBe(expected ?? (query && `?${query}`));
    // One redirect is enough: what it leads to is written as it should be.
    expect(addressOf(address.slice(1))).toBe(address);
    expect(querySpelled(address) === writtenQuery(paramsOf(query))).toBe(expected === null);
  });

  it.each([
    ["q=polo+under+1500", null],
    ["q=polo+under+1500&size=l&sort=low&page=2", null],
    ["q=under+1500", null],
    ["q=polo+under+1500&max=1500", "q=polo+under+1500"],
    ["q=polo+under+1500&min=&max=1500", "q=polo+under+1500"],
    ["q=polo+under+1500&min=&max=1200", "q=polo&max=1200"],
    ["q=polo+under+1500&min=500", "q=polo&min=500&max=1500"],
    ["q=polo+under+1500&min=&max=", "q=polo"],
    ["q=under+1500&min=&max=1200", "max=1200"],
    ["q=polo+500-900&min=500&max=900", "q=polo+500-900"],
    ["q=sasta+shirt", null],
    ["q=sasta+shirt&sort=low", "q=sasta+shirt"],
    ["q=sasta+shirt&sort=", "q=shirt"],
    ["q=discount+shirt&page=2", null],
    ["q=discount+shirt&size=l&sale=1", null],
    ["q=discount+shirt&size=l&min=&max=&sort=", "q=shirt&size=l"],
    ["q=discount+shirt&min=500&max=900&sale=1&sort=high", null],
    ["q=discount+shirt&min=500&max=900&sort=high", "q=shirt&min=500&max=900&sort=high"],
    ["q=discount+shirt+under+900&min=&max=900&sale=1&sort=", "q=discount+shirt+under+900"],
    ["q=discount+shirt&sale=1", "q=discount+shirt"],
    ["q=discount+shirt&min=&max=&sort=", "q=shirt"],
    ["q=discount+shirt&min=&max=&sale=1&sort=high", "q=discount+shirt&sale=1&sort=high"],
    ["q=%E0%A6%A8%E0%A6%A4%E0%A7%81%E0%A6%A8", null],
  ])("and what its words say of them have one address: %s, %s", (query, expected) => {
    const asked = readFilters(paramsOf(query), catalogue);
    const address = wishedSearchPath(asked, asked.filters);
    expect(address).toBe(`/search?${expected ?? query}`);
    const again = readFilters(paramsOf(address.replace("/search?", "")), catalogue);
    expect(again.filters).toEqual(asked.filters);
    expect(wishedSearchPath(again, again.filters)).toBe(address);
  });

  it("lead to the plain page where nothing is left of them", () => {
    const { filters } = readFilters(paramsOf("size=nothing"), catalogue);
    expect(isNarrowed(filters)).toBe(false);
    expect(filteredCategoryPath("caps", filters)).toBe("/caps");
    expect(filteredCategoryPath("caps", filters, 2)).toBe("/caps/2");
    expect(filteredCategoryPath("caps", { ...filters, sort: "low" }, 2)).toBe("/caps?sort=low&page=2");
    expect(searchPath("নেভি", filters)).toBe(`/search?q=${encodeURIComponent("নেভি")}`);
  });

  it("are the same for the server in front of the framework", () => {
    expect(KEYS_OF_SERVER).toEqual([...FILTER_KEYS]);
  });
});
