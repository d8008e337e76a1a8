import { ANYBODY, CREATED_BY_ADMINS, FOR_ADMINS, type ContractCall } from "@/testing/fire/contract-call";
import { CATEGORY_PATH, COLLECTION_SLUG, type World } from "@/testing/fire/world";
import { inHours } from "@/testing/sales";

const terms = ({ soldOut }: World) => ({
  name: "Pohela Boishakh",
  percent: 15,
  roundTo: 10,
  productIds: [soldOut._id],
  startsAt: inHours(1),
  endsAt: inHours(48),
});
const ofPlanned = ({ plannedSaleId }: World) => ({ id: plannedSaleId });
const ofRunning = ({ runningSaleId }: World) => ({ id: runningSaleId });

const ofCollection = () => ({ slug: COLLECTION_SLUG });

/** The calls of collections. */
export const COLLECTION_CALLS: ContractCall[] = [
  { method: "GET", route: "collections", expected: ANYBODY },
  {
    method: "POST",
    route: "collections",
    expected: CREATED_BY_ADMINS,
    body: ({ product }) => ({
      slug: "pohela-boishakh",
      name: "পহেলা বৈশাখ",
      description: "For the first day of the year",
      rule: { kind: "hand", productIds: [product._id] },
    }),
  },
  {
    method: "POST",
    route: "collections",
    about: "of an address that another one has",
    expected: { ...FOR_ADMINS, admin: 409 },
    body: () => ({ slug: COLLECTION_SLUG, name: "Eid", rule: { kind: "color", color: "navy" } }),
  },
  {
    method: "PATCH",
    route: "collections/[slug]",
    expected: FOR_ADMINS,
    params: ofCollection,
    body: () => ({ version: 1, name: "Eid", rule: { kind: "word", word: "denim" }, position: 0 }),
  },
  { method: "DELETE", route: "collections/[slug]", expected: FOR_ADMINS, params: ofCollection },
];

const ofCategory = () => ({ path: CATEGORY_PATH });

/** The calls of categories. */
export const CATEGORY_CALLS: ContractCall[] = [
  { method: "GET", route: "categories", expected: ANYBODY },
  {
    method: "POST",
    route: "categories",
    expected: CREATED_BY_ADMINS,
    body: () => ({
      path: "lungis",
      name: "Lungis",
      nameBn: "লুঙ্গি",
      group: "PANTS",
      title: "Lungis for Men",
      description: "Woven in Pabna.",
      position: 3,
    }),
  },
  {
    method: "POST",
    route: "categories",
    about: "of an address that another one has",
    expected: { ...FOR_ADMINS, admin: 409 },
    body: () => ({
      path: "caps",
      name: "Hats",
      group: "ACCESSORIES",
      title: "Hats",
      description: "Of felt.",
    }),
  },
  {
    method: "PATCH",
    route: "categories",
    expected: FOR_ADMINS,
    body: () => ({ paths: ["shorts", "belts"], isHidden: true }),
  },
  {
    method: "PATCH",
    route: "categories/[path]",
    expected: FOR_ADMINS,
    params: ofCategory,
    body: () => ({ version: 1, name: "Panjabis", isHidden: true, position: 0 }),
  },
  {
    method: "DELETE",
    route: "categories/[path]",
    expected: FOR_ADMINS,
    params: ofCategory,
    body: () => ({ redirectTo: "fullshirts" }),
  },
];

/** The calls of sales. */
export const SALE_CALLS: ContractCall[] = [
  { method: "GET", route: "sales", expected: FOR_ADMINS, query: () => "?limit=10" },
  { method: "POST", route: "sales", expected: CREATED_BY_ADMINS, body: terms },
  {
    method: "POST",
    route: "sales",
    about: "of a product that another one has",
    expected: { ...FOR_ADMINS, admin: 409 },
    body: (world) => ({ ...terms(world), productIds: null, categories: null }),
  },
  { method: "POST", route: "sales/preview", expected: FOR_ADMINS, body: terms },
  { method: "GET", route: "sales/[id]", expected: FOR_ADMINS, params: ofPlanned },
  {
    method: "PATCH",
    route: "sales/[id]",
    expected: FOR_ADMINS,
    params: ofPlanned,
    body: () => ({ version: 1, name: "Eid", percent: 25, endsAt: inHours(100) }),
  },
  {
    method: "PATCH",
    route: "sales/[id]",
    about: "that has begun",
    expected: { ...FOR_ADMINS, admin: 409 },
    params: ofRunning,
    body: () => ({ version: 1, percent: 25 }),
  },
  { method: "DELETE", route: "sales/[id]", expected: FOR_ADMINS, params: ofPlanned },
  {
    method: "POST",
    route: "sales/[id]/end",
    expected: FOR_ADMINS,
    params: ofRunning,
    body: () => ({ version: 1 }),
  },
  {
    method: "GET",
    route: "sales/[id]/items",
    expected: FOR_ADMINS,
    params: ofRunning,
    query: () => "?status=reduced",
  },
];
