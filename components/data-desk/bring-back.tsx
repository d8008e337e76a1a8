"use client";

import { Button } from "@/components/ui/button";
import { messageOf } from "@/lib/platform/http/client";
import { useRestore } from "@/lib/maintenance/deleted/api";
import type { Restorable } from "@/lib/maintenance/deleted/constants";

/** On the line of a deletion: takes it back, and says what became of it. */
export function BringBack({ kind, id, label }: { kind: Restorable; id: string; label: string }) {
  const restoring = useRestore();
  if (restoring.data)
    return <output className="block text-sm font-semibold">{restoring.data.message}</output>;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-3">
      <Button
        variant="quiet"
        aria-label={`Bring back ${label}`}
        className="min-h-11 px-3! text-sm"
        disabled={restoring.isPending}
        onClick={() => restoring.mutate({ kind, id })}
      >
        Bring back
      </Button>
      {restoring.error && (
        <p role="alert" className="text-sm font-semibold text-selvedge">
          {messageOf(restoring.error)}
        </p>
      )}
    </div>
  );
}
