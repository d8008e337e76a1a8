"use client";

import { useWords } from "#words";
import { SmallButton } from "@/components/desk-kit/small-button";
import { useRestore } from "@/lib/maintenance/deleted/api";
import type { Restorable } from "@/lib/maintenance/deleted/constants";

/** The button beside a deletion that restores the object, and the result. */
export function BringBack({ kind, id, label }: { kind: Restorable; id: string; label: string }) {
  const { records: words } = useWords("deskData");
  const restoring = useRestore();
  if (restoring.data)
    return <output className="block text-sm font-semibold">{words.isBack(restoring.data.message)}</output>;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-3">
      <SmallButton
        aria-label={words.bringBackOf(label)}
        disabled={restoring.isPending}
        onClick={() => restoring.mutate({ kind, id })}
      >
        {words.bringBack}
      </SmallButton>
      {restoring.error && (
        <p role="alert" className="text-sm font-semibold text-selvedge">
          {words.notBack(kind, restoring.error)}
        </p>
      )}
    </div>
  );
}
