import type { Area } from "@/lib/areas";
import { THANAS } from "@/lib/settings/zones/thanas";

/** Whether the table has this district, and in it this thana, where one is named. */
export function isKnownArea({ district, thana }: Area): boolean {
  const thanas = THANAS.get(district ?? "");
  return thanas !== undefined && (!thana || thanas.some(({ name }) => name === thana));
}
