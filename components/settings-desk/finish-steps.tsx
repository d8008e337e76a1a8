"use client";

import { useRouter } from "next/navigation";
import { CallNotices } from "@/components/desk-kit/call-notices";
import { TextButton } from "@/components/ui/text-button";
import { useFinishSteps } from "@/lib/maintenance/first-steps/api";
import type { Finishable } from "@/lib/maintenance/first-steps/constants";

interface FinishStepsProps {
  steps: readonly Finishable[];
  label: string;
}

/** A button that calls steps done. */
export function FinishSteps({ steps, label }: FinishStepsProps) {
  const router = useRouter();
  const finish = useFinishSteps();
  return (
    <>
      <TextButton
        className="text-sm"
        disabled={finish.isPending}
        onClick={() => finish.mutate(steps, { onSuccess: () => router.refresh() })}
      >
        {label}
      </TextButton>
      <CallNotices isPending={finish.isPending} error={finish.error} className="mt-2" />
    </>
  );
}
