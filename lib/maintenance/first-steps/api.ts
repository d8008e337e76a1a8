import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Finishable } from "@/lib/maintenance/first-steps/constants";
import { callProtected } from "@/lib/platform/http/client";

/** Calls these steps done. */
export function useFinishSteps() {
  return useMutation({
    mutationFn: (steps: readonly Finishable[]) =>
      callProtected("POST /firstSteps", { body: { steps: [...steps] } }),
  });
}

/** Deletes the demo's products that nobody has ordered; lists of products are read anew where they are next shown. */
export function useRemoveDemo() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callProtected("DELETE /demoProducts", {}),
    onSuccess: () => void queryClient.invalidateQueries({ refetchType: "none" }),
  });
}
