import { useSyncExternalStore } from "react";
import { SPECULATION_RULES } from "@/lib/platform/speculation-rules.mjs";

const never = () => () => {};

/** Stands in a page until its scripts run: from then on PageLinks fetches ahead, and less of a page than all of it. */
export function EarlyPrefetch() {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (isAlive) return null;
  return (
    <script type="speculationrules" suppressHydrationWarning>
      {SPECULATION_RULES}
    </script>
  );
}
