import { useMutation } from "@tanstack/react-query";
import type { ChangeSettingsRequest, SettingsDto } from "@/lib/messages/settings/schema";
import { ApiError, callProtected } from "@/lib/platform/http/client";

/** Returns the changes to the current settings; null where the person has to look at them again first. */
export type SettingsPlan = (now: SettingsDto) => Omit<ChangeSettingsRequest, "version"> | null;

interface SettingsChange {
  /** The settings that the person sees. */
  seen: SettingsDto;
  plan: SettingsPlan;
}

interface ChangedSettings {
  /** All settings after the call. */
  settings: SettingsDto;
  /** True where somebody else has changed the settings since they were seen. */
  isOfOthersToo: boolean;
  /** False where that change needs another look first, so that this one was not made. */
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
