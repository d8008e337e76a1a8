import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { replacePage } from "@/components/account/replace-page";
import { consumeReturnPath } from "@/components/account/return-path";
import { useFromParameter, useIsSocialReturn } from "@/components/account/use-login-address";
import { MESSAGES } from "@/components/messages";
import { showMessage } from "@/components/ui/alert";
import { finishSocialSignIn } from "@/lib/accounts/auth/api";
import { loginPath, PATHS } from "@/lib/paths";

/** Finishes a social sign-in on the page that the provider sends the shopper back to. */
export function useSocialReturn(): void {
  const router = useRouter();
  const from = useFromParameter();
  const isReturn = useIsSocialReturn();

  useEffect(() => {
    if (!isReturn) return;
    const finish = async () => {
      if (!(await finishSocialSignIn())) throw new Error("The social sign-in did not succeed.");
      await showMessage(MESSAGES.loggedIn);
      replacePage(router, consumeReturnPath(from) ?? PATHS.home);
    };
    finish().catch((error: unknown) => {
      // The contract: a social login failure is only logged.
      console.error(error);
      // In place of an address that says that it is the way back; whoever is signed in all the same is led on there.
      window.location.replace(loginPath(from));
    });
  }, [from, isReturn, router]);
}
