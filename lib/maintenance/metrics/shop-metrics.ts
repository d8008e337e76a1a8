import "server-only";
import { Counter, Gauge, type GaugeConfiguration, type Registry } from "prom-client";
import { keepFor } from "@/lib/maintenance/metrics/keep-for";
import { readLastBackups } from "@/lib/platform/health/last-backups";
import { backupAgeSeconds } from "@/lib/platform/health/rules";
import { processState } from "@/lib/platform/process-state.mjs";
import { countHeldPieces } from "@/lib/stock/count-held-pieces";

/** What the shop measures of itself, beside what any program does: its orders, its pieces and its backup. */
export function makeShopMetrics(register: Registry, keepMs?: number): void {
  processState.orderOutcomes = makeOrderOutcomes(register);
  const readHeld = keepFor(countHeldPieces, keepMs);
  const readBackups = keepFor(readLastBackups, keepMs);
  addGauge({
    name: "shop_held_pieces",
    help: "Pieces that are held for orders: for those that are being placed, and for the pending ones.",
    labelNames: ["orders"],
    registers: [register],
    async collect() {
      const held = Object.entries((await readHeld()) ?? {});
      this.reset();
      for (const [orders, pieces] of held) this.set({ orders }, pieces);
    },
  });
  addGauge({
    name: "shop_backup_age_seconds",
    help: "Since the last good backup began. Missing where there is none, or the database does not tell.",
    registers: [register],
    async collect() {
      const age = backupAgeSeconds((await readBackups()) ?? null, new Date());
      if (age === null) this.remove();
      else this.set(age);
    },
  });
}

function makeOrderOutcomes(register: Registry) {
  const outcomes = new Counter({
    name: "shop_orders_total",
    help: "Orders that were asked for, by what became of them: placed, call first, or the code of the refusal.",
    labelNames: ["by", "outcome"],
    registers: [register],
  });
  // From the beginning, so that the first one is seen to be one more.
  for (const by of ["customer", "staff"]) outcomes.inc({ by, outcome: "placed" }, 0);
  return outcomes;
}

const addGauge = <Label extends string>(configuration: GaugeConfiguration<Label>) => new Gauge(configuration);
