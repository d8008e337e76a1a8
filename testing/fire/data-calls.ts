import { CREATED_BY_ADMINS, FOR_ADMINS, type ContractCall } from "@/testing/fire/contract-call";
import type { World } from "@/testing/fire/world";

const ofFile = ({ file }: World) => ({ kind: file.kind, id: file._id });

/** The calls for exports and imports. */
export const DATA_CALLS: ContractCall[] = [
  {
    method: "POST",
    route: "exports/[kind]",
    about: "of orders",
    expected: FOR_ADMINS,
    params: () => ({ kind: "orders" }),
    body: () => ({ from: "2026-01-01", to: "2026-12-31" }),
  },
  ...["products", "stock", "customers", "phones", "vat"].map((kind) => ({
    method: "POST" as const,
    route: "exports/[kind]",
    about: `of ${kind}`,
    expected: FOR_ADMINS,
    params: () => ({ kind }),
    body: () => ({}),
  })),
  {
    method: "POST",
    route: "imports/[kind]",
    expected: CREATED_BY_ADMINS,
    params: () => ({ kind: "products" }),
    body: ({ product }) => Buffer.from(`Product id,Name,Price\n${product._id},${product.name},৳ ১৯৯`),
  },
  {
    method: "POST",
    route: "imports/[kind]",
    about: "of stock",
    expected: CREATED_BY_ADMINS,
    params: () => ({ kind: "stock" }),
    body: ({ product }) => Buffer.from(`Product id;Stock now\n${product._id};5`),
  },
  {
    method: "POST",
    route: "imports/[kind]",
    about: "of a stock-in",
    expected: CREATED_BY_ADMINS,
    params: () => ({ kind: "stockIn" }),
    query: () => "?day=2026-01-02&supplier=Karim",
    body: ({ product }) => Buffer.from(`Product id,Pieces,Unit cost\n${product._id},5,350`),
  },
  {
    method: "POST",
    route: "stockIns",
    expected: CREATED_BY_ADMINS,
    body: ({ product }) => ({
      day: "2026-01-02",
      supplier: "Karim Textiles",
      lines: [{ productId: product._id, pieces: "৫", cost: "৳ 350.50" }],
    }),
  },
  { method: "GET", route: "imports/[kind]/[id]", expected: FOR_ADMINS, params: ofFile },
  {
    method: "GET",
    route: "imports/[kind]/[id]/rows",
    expected: FOR_ADMINS,
    params: ofFile,
    query: () => "?status=waiting&after=1",
  },
  {
    method: "POST",
    route: "imports/[kind]/[id]/apply",
    expected: FOR_ADMINS,
    params: ofFile,
    body: ({ file }) => ({ digest: file.digest, runner: "a-page-of-his" }),
  },
  {
    method: "POST",
    route: "imports/[kind]/[id]/undo",
    about: "of what was never applied",
    expected: { ...FOR_ADMINS, admin: 409 },
    params: ofFile,
    body: () => ({ runner: "a-page-of-his" }),
  },
];
