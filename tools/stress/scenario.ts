import type { Defer } from "@/scripts/launcher/run-launcher.mjs";
import type { Basket } from "@/tools/stress/shoppers";
import type { Stage } from "@/tools/stress/stage";

/** How much of everything: the full stress, or its short form in `npm test`. */
export interface Size {
  lastUnitClients: number;
  scarceClients: number;
  tabs: number;
  repeats: number;
  decidedOrders: number;
  cartEditors: number;
  priceWatchers: number;
  checkouts: number;
  serverKills: number;
  databaseKills: number;
  weekOrders: number;
  outageRounds: number;
  /** Of each round. */
  outageStops: number;
}

/** An order that the shop has acknowledged, and for which basket. */
export interface Acknowledged {
  orderId: string;
  basket: Basket;
}

export interface Outcome {
  clients: number;
  /** Winners, refusals by code, retries. */
  happened: string;
  violations: string[];
  acknowledged: Acknowledged[];
}

export interface Scenario {
  name: (size: Size) => string;
  /** Starts what it needs beside a shop of its own; returns the variables that its servers then have. */
  prepare?: (defer: Defer) => Promise<Record<string, string>>;
  run: (stage: Stage, size: Size) => Promise<Outcome>;
}

export const FULL: Size = {
  lastUnitClients: 100,
  scarceClients: 100,
  tabs: 50,
  repeats: 50,
  decidedOrders: 200,
  cartEditors: 150,
  priceWatchers: 200,
  checkouts: 1_000,
  serverKills: 40,
  databaseKills: 10,
  weekOrders: 300,
  outageRounds: 1,
  outageStops: 8,
};

export const SHORT: Size = {
  lastUnitClients: 40,
  scarceClients: 40,
  tabs: 20,
  repeats: 20,
  decidedOrders: 20,
  cartEditors: 20,
  priceWatchers: 30,
  checkouts: 60,
  serverKills: 3,
  databaseKills: 1,
  weekOrders: 40,
  outageRounds: 1,
  outageStops: 4,
};

/** The rounds of a campaign of outages alone: ten find what one does not. */
export const CAMPAIGN_ROUNDS = 10;
