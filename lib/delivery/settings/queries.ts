import "server-only";
import { COURIERS_GROUP } from "@/lib/delivery/settings/rules";
import type { CouriersSettings } from "@/lib/delivery/settings/schema";
import { readStoredSettings } from "@/lib/settings/stored-settings";

/** What the owner has set of the couriers, else the defaults. */
export async function readCouriersSettings(): Promise<CouriersSettings> {
  return COURIERS_GROUP.read((await readStoredSettings()).groups.couriers);
}
