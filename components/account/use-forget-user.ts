import { useQueryClient } from "@tanstack/react-query";
import { clearReturnPath } from "@/components/account/return-path";
import { forgetWishes } from "@/components/product/joined-wishes";
import { forgetSeen } from "@/components/product/seen-products";
import { removeDrafts } from "@/components/ui/stored-draft";

/** Deletes everything that this browser keeps of the user who leaves. */
export function useForgetUser() {
  const queryClient = useQueryClient();
  return (): void => {
    clearReturnPath();
    queryClient.clear();
    removeDrafts();
    forgetSeen();
    forgetWishes();
  };
}
