import type { Scenario } from "@/scripts/stress/scenario";
import { cartEdits } from "@/scripts/stress/scenarios/cart-edits";
import { decisions } from "@/scripts/stress/scenarios/decisions";
import { kills } from "@/scripts/stress/scenarios/kills";
import { lastUnit } from "@/scripts/stress/scenarios/last-unit";
import { madeUpAddresses } from "@/scripts/stress/scenarios/made-up-addresses";
import { manyTabs } from "@/scripts/stress/scenarios/many-tabs";
import { oneKey } from "@/scripts/stress/scenarios/one-key";
import { outage } from "@/scripts/stress/scenarios/outage";
import { priceChanges } from "@/scripts/stress/scenarios/price-changes";
import { scarceStock } from "@/scripts/stress/scenarios/scarce-stock";

export const SCENARIOS = {
  "last-unit": lastUnit,
  "scarce-stock": scarceStock,
  "many-tabs": manyTabs,
  "one-key": oneKey,
  decisions,
  "cart-edits": cartEdits,
  "price-changes": priceChanges,
  "made-up-addresses": madeUpAddresses,
  kills,
  outage,
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof SCENARIOS;

export const isScenarioName = (name: string): name is ScenarioName => Object.hasOwn(SCENARIOS, name);

export const SCENARIO_NAMES = Object.keys(SCENARIOS).filter(isScenarioName);
