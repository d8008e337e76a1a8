import { z } from "zod";
import { DEFAULT_MESSAGE_KINDS, messageKindsSchema } from "@/lib/messages/settings/kinds/schema";
import type { SettingGroupName } from "@/lib/settings/constants";
import { defineGroup } from "@/lib/settings/fields/define-group";
import { GROUPS } from "@/lib/settings/groups/rules";

/**
 * All groups of settings. What is stored, sent, answered, recorded, exported and shown of each follows from its entry: the
 * compiler names one that is missing.
 */
export const ALL_GROUPS = {
  ...GROUPS,
  messages: defineGroup({
    schema: z.object({ kinds: messageKindsSchema }),
    defaults: { kinds: DEFAULT_MESSAGE_KINDS },
    page: null,
    describe: ({ kinds }) => kinds,
  }),
} satisfies Record<SettingGroupName, unknown>;
