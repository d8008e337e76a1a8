import type { ShopKind, Stage } from "@/tools/stress/stage";

interface Outcome {
  clients: number;
  /** Winners, refusals by code. */
  happened: string;
}

export interface Scenario {
  name: (size: Size) => string;
  /** What shop it needs; a plain one unless given. */
  shop?: ShopKind;
  /** True where it looks into the servers themselves, has a proxy of its own, or expects that no server dies. */
  isWithoutProxy?: true;
  /** Whether it is a part of a run of that size; of each unless given. */
  isIn?: (size: Size) => boolean;
  /** Notes on the stage what does not hold. */
  run: (stage: Stage, size: Size) => Promise<Outcome>;
}

/** How much of everything: in the full stress, in `npm test -- --ci`, and in `npm test`, where each scenario is once in a minute. */
const AMOUNTS = {
  lastUnitClients: [100, 40, 20],
  scarceClients: [100, 40, 40],
  tabs: [50, 20, 10],
  repeats: [50, 20, 10],
  decidedOrders: [200, 20, 8],
  cartEditors: [150, 20, 8],
  priceWatchers: [200, 30, 12],
  /** Of each kind. */
  madeUpAddresses: [100_000, 1_000, 100],
  checkouts: [1_000, 40, 20],
  serverKills: [40, 3, 1],
  databaseKills: [10, 1, 1],
  /** Of servers, while the owner saves. */
  ownerKills: [10, 3, 1],
  /** While the database answers late. */
  slowShoppers: [100, 60, 40],
  weekOrders: [300, 28, 20],
  attackers: [300, 300, 60],
  /** Orders that each of them tries. */
  attacksEach: [6, 6, 3],
  /** Customers who sign in on a new device in each of two floods. */
  newDevices: [10, 10, 3],
  /** How many times as slow kept pages may be meanwhile; told, but not held to, where the machine has other work, or servers die. */
  keptTimesSlower: [3, Infinity, Infinity],
  /** Who come anew in each of two floods of connections. */
  newVisits: [80, 20, 8],
  /** The longest that one of them waits for a page; told, but not held to, where the machine has other work. */
  newVisitMs: [500, Infinity, Infinity],
  /** Each starts a server and ends another. */
  updates: [20, 0, 0],
  /** Some of these wait for deadlines of a minute and more. */
  idleConnections: [4_000, 0, 0],
  slowBodies: [600, 0, 0],
  pipelined: [300, 0, 0],
  outageRounds: [1, 1, 1],
  /** Of each round. */
  outageStops: [8, 2, 2],
  /** How long the database is halted, every other time: twice as long as an answer waits for it on a busy machine. */
  haltMs: [10_000, 8_000, 6_000],
} satisfies Record<string, [full: number, short: number, brief: number]>;

export type Size = Record<keyof typeof AMOUNTS, number>;

export const SIZES = { full: sizeOf(0), short: sizeOf(1), brief: sizeOf(2) };

function sizeOf(column: 0 | 1 | 2): Size {
  const amounts = Object.entries(AMOUNTS).map(([name, columns]) => [name, columns[column]]);
  return Object.fromEntries(amounts);
}

/** The rounds of a campaign of outages alone: ten find what one does not. */
export const CAMPAIGN_ROUNDS = 10;
