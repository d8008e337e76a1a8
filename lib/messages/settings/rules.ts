import { COURIERS_GROUP } from "@/lib/delivery/settings/rules";
import { DEFAULT_MESSAGE_KINDS, messageKindsSchema } from "@/lib/messages/settings/kinds/schema";
import { SETTING_GROUPS, type SettingGroupName } from "@/lib/settings/constants";
import { defineGroup } from "@/lib/settings/fields/define-group";
import { GROUPS } from "@/lib/settings/groups/rules";
import { z } from "zod";

/**
 * All groups of settings. What is stored, sent, answered, recorded, exported and shown of each follows from its entry: the
 * compiler names one that is missing.
 */
export const ALL_GROUPS = {
  ...GROUPS,
  couriers: COURIERS_GROUP,
  messages: defineGroup({
    schema: z.object({ kinds: messageKindsSchema }),
    defaults: { kinds: DEFAULT_MESSAGE_KINDS },
    parts: [["kinds"]],
  }),
} satisfies Record<SettingGroupName, unknown>;

/** The group of this name; null where there is none. */
export function findGroup(name: string) {
  const known = SETTING_GROUPS.find((group) => group === name);
  return known ? { name: known, ...ALL_GROUPS[known] } : null;
}
