import { useMutation } from "@tanstack/react-query";
import type { ChangeSettingsRequest, SettingsDto } from "@/lib/messages/settings/schema";
import { ApiError, callProtected } from "@/lib/platform/http/client";

/** What to change of the settings as they are now; null where that needs another look. */
export type SettingsPlan = (now: SettingsDto) => Omit<ChangeSettingsRequest, "version"> | null;

interface SettingsChange {
  /** As the person sees them. */
  seen: SettingsDto;
  plan: SettingsPlan;
}

/** All settings as they are then; whether somebody else had changed them since they were seen, and this change then was made. */
interface ChangedSettings {
  settings: SettingsDto;
  isOfOthersToo: boolean;
  isSaved: boolean;
}

/** Changes the owner's settings. Changes by somebody else meanwhile stay. */
export function useChangeSettings() {
  return useMutation({ mutationFn: changeSettings });
}

async function changeSettings({ seen, plan }: SettingsChange): Promise<ChangedSettings> {
  try {
    return { settings: await send(seen, plan(seen)), isOfOthersToo: false, isSaved: true };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "STALE_VERSION") throw error;
    const now = await callProtected("GET /settings", {});
    const changes = plan(now);
    return { settings: await send(now, changes), isOfOthersToo: true, isSaved: changes !== null };
  }
}

const send = async (now: SettingsDto, changes: ReturnType<SettingsPlan>): Promise<SettingsDto> =>
  changes === null
    ? now
    : await callProtected("PATCH /settings", { body: { version: now.version, ...changes } });
