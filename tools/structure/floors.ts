import type { ImportGraph } from "./import-graph";

/**
 * The rooms of each floor. A room imports rooms of lower floors and itself, and nothing else: neither the rooms beside it nor
 * those above it.
 */
type Floors = readonly (readonly string[])[];

/** All that it imports are types of what others put into it: nothing is loaded. */
const TYPES_ALONE = "lib/platform/process-state.mjs";

/** A file stands for itself as long as it lies in no room. */
export const LIB_FLOORS: Floors = [
  [
    TYPES_ALONE,
    "lib/env.ts",
    "lib/areas.ts",
    "lib/shop-facts.ts",
    "lib/shop-categories.ts",
    "lib/site.ts",
    "lib/categories.ts",
    "lib/own-pictures.ts",
    "lib/own-segments.ts",
    "lib/paths.ts",
    "lib/desk-paths.ts",
    "lib/words/local-path.mjs",
  ],
  ["lib/platform"],
  ["lib/words"],
  ["lib/settings"],
  ["lib/accounts", "lib/stock"],
  ["lib/catalogue"],
  ["lib/orders"],
  ["lib/delivery", "lib/seo"],
  ["lib/cash"],
  ["lib/returns"],
  ["lib/messages", "lib/reports"],
  ["lib/maintenance"],
  ["lib/rest"],
];

export const COMPONENT_FLOORS: Floors = [
  ["components/ui", "components/words"],
  ["components/pictures"],
  [
    "components/desk-kit",
    "components/returns",
    "components/tracking",
    "components/print",
    "components/pages",
    "components/reports-desk",
    "components/search",
    "components/cart",
  ],
  ["components/reviews"],
  [
    "components/users-desk",
    "components/data-desk",
    "components/messages-desk",
    "components/cash-desk",
    "components/layout",
    "components/orders",
    "components/reviews-desk",
  ],
  ["components/customers-desk", "components/orders-desk", "components/checkout", "components/product"],
  [
    "components/products-desk",
    "components/call-queue",
    "components/returns-desk",
    "components/account",
    "components/home",
  ],
  ["components/parcels-desk", "components/profile", "components/settings-desk"],
];

/** The imports of one room by another that is not on a lower floor, as "file → file". */
export function listUpwardImports(files: ImportGraph, floors: Floors): string[] {
  const floorOf = new Map(floors.flatMap((rooms, floor) => rooms.map((room) => [room, floor] as const)));
  const toRoom = (file: string): string | undefined =>
    [...floorOf.keys()].find((room) => file === room || file.startsWith(`${room}/`));
  return [...files].flatMap(([file, targets]) => {
    const room = toRoom(file);
    const floor = room === undefined ? undefined : floorOf.get(room);
    if (floor === undefined || file === TYPES_ALONE) return [];
    return [...targets].flatMap((target) => {
      const other = toRoom(target);
      if (other === undefined || other === room || (floorOf.get(other) ?? 0) < floor) return [];
      return floor === 0 && floorOf.get(other) === 0 ? [] : `${file} → ${target}`;
    });
  });
}

/** The rooms that have no floor: a new folder has to be given one. */
export function listRoomsWithoutFloor(files: Iterable<string>, floors: Floors): string[] {
  const known = new Set(floors.flat());
  const parent = floors[0]?.[0]?.split("/")[0];
  const rooms = new Set(
    [...files].flatMap((file) => {
      const [first, second] = file.split("/");
      return first === parent && second !== undefined ? `${first}/${second}` : [];
    }),
  );
  return [...rooms].filter((room) => !known.has(room)).toSorted();
}
