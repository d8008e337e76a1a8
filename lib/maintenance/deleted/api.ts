import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callProtected } from "@/lib/platform/http/client";
import type { Restorable } from "@/lib/maintenance/deleted/constants";

interface RestoreCall {
  kind: Restorable;
  id: string;
}

/** Brings something back; lists are read again where they are next shown. */
export function useRestore() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, id }: RestoreCall) =>
      callProtected<{ message: string }>(`/deleted/${kind}/${id}/restore`, { method: "POST" }),
    onSuccess: () => void queryClient.invalidateQueries({ refetchType: "none" }),
  });
}
