import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, it } from "vitest";
import { changePages, changeRow } from "@/lib/platform/http/list-pages";

interface Row {
  _id: string;
  role: string;
}

const KEY = ["users"];
let client: QueryClient;

const rolesOf = (place: string) =>
  client
    .getQueryData<{ pages: { rows: Row[] }[] }>([...KEY, place])
    ?.pages.map(({ rows }) => rows.map(({ role }) => role));

beforeEach(() => {
  client = new QueryClient();
  const pages = () => [
    { rows: [{ _id: "a", role: "customer" }], next: "a", total: 2 },
    { rows: [{ _id: "b", role: "customer" }], next: null, total: 2 },
  ];
  for (const place of ["all", "searched"])
    client.setQueryData([...KEY, place], { pages: pages(), pageParams: [null, "a"] });
});

const change = (id: string, role: string) =>
  changeRow<Row>(client, { key: KEY, id, change: (row) => ({ ...row, role }) });

it("shows a change in every list and page at once, and takes it back", () => {
  const undo = change("b", "staff");
  for (const place of ["all", "searched"]) expect(rolesOf(place)).toEqual([["customer"], ["staff"]]);
  undo();
  for (const place of ["all", "searched"]) expect(rolesOf(place)).toEqual([["customer"], ["customer"]]);
});

it("takes back nothing that was changed again since", () => {
  const undo = change("a", "staff");
  change("a", "admin");
  undo();
  expect(rolesOf("all")).toEqual([["admin"], ["customer"]]);
});

it("takes a row off, and leaves what is told beside the rows to whoever knows it", () => {
  changeRow<Row>(client, { key: KEY, id: "a", change: () => null });
  changePages<{ rows: Row[]; next: string | null; total: number }>(client, KEY, (pages) =>
    pages.map((page) => ({ ...page, total: page.total - 1 })),
  );
  expect(rolesOf("all")).toEqual([[], ["customer"]]);
  expect(client.getQueryData([...KEY, "all"])).toMatchObject({
    pages: [{ total: 1, next: "a" }, { total: 1 }],
  });
});
