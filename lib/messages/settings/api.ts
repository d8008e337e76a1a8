import { useMutation } from "@tanstack/react-query";
import type { ChangeSettingsRequest } from "@/lib/messages/settings/schema";
import { callProtected } from "@/lib/platform/http/client";

/** Changes what the owner has set; answers all of it. */
export function useChangeSettings() {
  return useMutation({
    mutationFn: (body: ChangeSettingsRequest) => callProtected("PATCH /settings", { body }),
  });
}
