import { useMutation } from "@tanstack/react-query";
import type { DeleteAccountInput } from "@/lib/maintenance/personal-data/schema";
import { callProtected, setSigningOut, signOut } from "@/lib/platform/http/client";

/** Deletes the account, and signs this browser out. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: async (body: DeleteAccountInput) => {
      await callProtected("POST /users/me/deletion", { body });
      // Nothing that is still under way sends a shopper to /login who has just gone.
      setSigningOut(true);
      await signOut().catch(() => undefined);
    },
  });
}
