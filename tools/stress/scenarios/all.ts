import type { Scenario } from "@/tools/stress/scenario";
import { cartEdits } from "@/tools/stress/scenarios/cart-edits";
import { changes } from "@/tools/stress/scenarios/changes";
import { connections } from "@/tools/stress/scenarios/connections";
import { decisions } from "@/tools/stress/scenarios/decisions";
import { keptPages } from "@/tools/stress/scenarios/kept-pages";
import { kills } from "@/tools/stress/scenarios/kills";
import { madeUpAddresses } from "@/tools/stress/scenarios/made-up-addresses";
import { messages } from "@/tools/stress/scenarios/messages";
import { newVisitors } from "@/tools/stress/scenarios/new-visitors";
import { newcomers } from "@/tools/stress/scenarios/newcomers";
import { options } from "@/tools/stress/scenarios/options";
import { outage } from "@/tools/stress/scenarios/outage";
import { ownerSaves } from "@/tools/stress/scenarios/owner-saves";
import { parcels } from "@/tools/stress/scenarios/parcels";
import { priceChanges } from "@/tools/stress/scenarios/price-changes";
import { returns } from "@/tools/stress/scenarios/returns";
import { lastUnit, manyTabs, oneKey, scarceStock } from "@/tools/stress/scenarios/rushes";
import { signIns } from "@/tools/stress/scenarios/sign-ins";
import { slowDatabase } from "@/tools/stress/scenarios/slow-database";
import { stockAlerts } from "@/tools/stress/scenarios/stock-alerts";
import { updates } from "@/tools/stress/scenarios/updates";
import { week } from "@/tools/stress/scenarios/week";

export const SCENARIOS = {
  "last-unit": lastUnit,
  "scarce-stock": scarceStock,
  options,
  "many-tabs": manyTabs,
  "one-key": oneKey,
  decisions,
  changes,
  parcels,
  returns,
  week,
  "cart-edits": cartEdits,
  "price-changes": priceChanges,
  "made-up-addresses": madeUpAddresses,
  kills,
  "owner-saves": ownerSaves,
  outage,
  "kept-pages": keptPages,
  "slow-database": slowDatabase,
  messages,
  "stock-alerts": stockAlerts,
  newcomers,
  "sign-ins": signIns,
  "new-visitors": newVisitors,
  connections,
  updates,
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof SCENARIOS;
