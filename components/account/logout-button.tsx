"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { clearReturnPath } from "@/components/account/return-path";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { MESSAGES } from "@/components/messages";
import { forgetSeen } from "@/components/product/seen-products";
import { showMessage } from "@/components/ui/alert";
import { removeDrafts } from "@/components/ui/stored-draft";
import { logOut } from "@/lib/accounts/auth/api";
import { messageOf } from "@/lib/platform/http/client";
import { PATHS } from "@/lib/paths";

export function LogoutButton({ className }: { className: string }) {
  const queryClient = useQueryClient();
  const [trouble, setTrouble] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  async function leave() {
    setTrouble(undefined);
    setIsPending(true);
    try {
      await logOut();
    } catch (error) {
      setTrouble(messageOf(error));
      setIsPending(false);
      return;
    }
    clearReturnPath();
    queryClient.clear();
    removeDrafts();
    forgetSeen();
    await showMessage(MESSAGES.loggedOut);
    // A full load, so that nothing private stays in the browser's memory.
    window.location.assign(PATHS.home);
  }

  return (
    <>
      <button type="button" className={className} disabled={isPending} onClick={() => void leave()}>
        Logout
      </button>
      <RetryingNotice isPending={isPending} />
      {trouble && (
        <p role="alert" className="px-3 pb-2 font-semibold text-selvedge">
          {trouble}
        </p>
      )}
    </>
  );
}
