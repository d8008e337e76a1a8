import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callProtected } from "@/lib/platform/http/client";
import type { Restorable } from "@/lib/maintenance/deleted/constants";

/** Brings something back; lists are read again where they are next shown. */
export function useRestore() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (params: { kind: Restorable; id: string }) =>
      callProtected("POST /deleted/{kind}/{id}/restore", { params }),
    onSuccess: () => void queryClient.invalidateQueries({ refetchType: "none" }),
  });
}
