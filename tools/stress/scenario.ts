import type { Stage } from "@/tools/stress/stage";

/** How much of everything. */
export interface Size {
  lastUnitClients: number;
  scarceClients: number;
  tabs: number;
  repeats: number;
  decidedOrders: number;
  cartEditors: number;
  priceWatchers: number;
  /** Of each kind. */
  madeUpAddresses: number;
  checkouts: number;
  serverKills: number;
  databaseKills: number;
  weekOrders: number;
  outageRounds: number;
  /** Of each round. */
  outageStops: number;
  /** How long the database is halted, every other time. */
  haltMs: number;
}

export interface Outcome {
  clients: number;
  /** Winners, refusals by code. */
  happened: string;
  violations: string[];
}

export interface Scenario {
  name: (size: Size) => string;
  /** Needs a shop that tells people of their orders. */
  isTelling?: boolean;
  run: (stage: Stage, size: Size) => Promise<Outcome>;
}

export const SIZES = {
  /** The full stress. */
  full: {
    lastUnitClients: 100,
    scarceClients: 100,
    tabs: 50,
    repeats: 50,
    decidedOrders: 200,
    cartEditors: 150,
    priceWatchers: 200,
    madeUpAddresses: 100_000,
    checkouts: 1_000,
    serverKills: 40,
    databaseKills: 10,
    weekOrders: 300,
    outageRounds: 1,
    outageStops: 8,
    haltMs: 10_000,
  },
  /** In `npm test -- --ci`. */
  short: {
    lastUnitClients: 40,
    scarceClients: 40,
    tabs: 20,
    repeats: 20,
    decidedOrders: 20,
    cartEditors: 20,
    priceWatchers: 30,
    madeUpAddresses: 1_000,
    checkouts: 60,
    serverKills: 3,
    databaseKills: 1,
    weekOrders: 40,
    outageRounds: 1,
    outageStops: 4,
    haltMs: 10_000,
  },
  /** In `npm test`: each scenario once, in a minute. */
  brief: {
    lastUnitClients: 20,
    scarceClients: 40,
    tabs: 10,
    repeats: 10,
    decidedOrders: 8,
    cartEditors: 8,
    priceWatchers: 12,
    madeUpAddresses: 100,
    checkouts: 20,
    serverKills: 1,
    databaseKills: 1,
    weekOrders: 20,
    outageRounds: 1,
    outageStops: 2,
    haltMs: 3_000,
  },
} satisfies Record<string, Size>;

/** The rounds of a campaign of outages alone: ten find what one does not. */
export const CAMPAIGN_ROUNDS = 10;
