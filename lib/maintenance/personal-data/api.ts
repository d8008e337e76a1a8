import { useMutation } from "@tanstack/react-query";
import type { DeleteAccountInput } from "@/lib/maintenance/personal-data/schema";
import { callProtected, setSigningOut, signOut } from "@/lib/platform/http/client";
import type { AccountDataDto } from "@/lib/maintenance/personal-data/dto";

/** Fetches all that the shop keeps about whoever asks. */
export function useAccountData() {
  return useMutation({ mutationFn: () => callProtected<AccountDataDto>("/users/me/data") });
}

/** Deletes the account, and signs this browser out. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: async (input: DeleteAccountInput) => {
      await callProtected("/users/me/deletion", { method: "POST", body: input });
      // Nothing that is still under way sends a shopper to /login who has just gone.
      setSigningOut(true);
      await signOut().catch(() => undefined);
    },
  });
}
