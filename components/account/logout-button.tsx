"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { MESSAGES } from "@/components/messages";
import { showMessage } from "@/components/ui/alert";
import { logOut } from "@/lib/auth/api";
import { PATHS } from "@/lib/paths";

export function LogoutButton({ className }: { className: string }) {
  const queryClient = useQueryClient();
  const [isPending, setIsPending] = useState(false);

  async function leave() {
    setIsPending(true);
    try {
      await logOut();
      queryClient.clear();
      await showMessage(MESSAGES.loggedOut);
    } finally {
      // A full load, so that nothing private stays in the browser's memory.
      window.location.assign(PATHS.home);
    }
  }

  return (
    <button type="button" className={className} disabled={isPending} onClick={() => void leave()}>
      Logout
    </button>
  );
}
