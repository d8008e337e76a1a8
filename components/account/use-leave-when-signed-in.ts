import { useEffect } from "react";
import { consumeReturnPath } from "@/components/account/return-path";
import { readFrom, readSocial } from "@/components/account/use-login-address";
import { hasSession } from "@/lib/accounts/auth/api";
import { onTokenChangeElsewhere } from "@/lib/platform/http/token-store";
import { PATHS } from "@/lib/paths";

/**
 * Nobody who is signed in is left on the login page. The server leads on whoever opens it; this is for a page that Back
 * brings up again, or that is open while another tab signs in. A token that has outlived its session goes here.
 */
export function useLeaveWhenSignedIn(): void {
  useEffect(() => {
    if (readSocial()) return;
    const leave = async () => {
      if (await hasSession()) window.location.replace(consumeReturnPath(readFrom()) ?? PATHS.home);
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void leave();
    };
    void leave();
    window.addEventListener("pageshow", onPageShow);
    const stop = onTokenChangeElsewhere(() => void leave());
    return () => {
      window.removeEventListener("pageshow", onPageShow);
      stop();
    };
  }, []);
}
