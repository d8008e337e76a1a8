"use client";

import { SmallButton } from "@/components/desk-kit/small-button";
import { messageOf } from "@/lib/platform/http/client";
import { useRestore } from "@/lib/maintenance/deleted/api";
import type { Restorable } from "@/lib/maintenance/deleted/constants";

/** The button beside a deletion that restores the object, and the result. */
export function BringBack({ kind, id, label }: { kind: Restorable; id: string; label: string }) {
  const restoring = useRestore();
  if (restoring.data)
    return <output className="block text-sm font-semibold">{restoring.data.message}</output>;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-3">
      <SmallButton
        aria-label={`Bring back ${label}`}
        disabled={restoring.isPending}
        onClick={() => restoring.mutate({ kind, id })}
      >
        Bring back
      </SmallButton>
      {restoring.error && (
        <p role="alert" className="text-sm font-semibold text-selvedge">
          {messageOf(restoring.error)}
        </p>
      )}
    </div>
  );
}
