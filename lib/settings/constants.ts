/** The groups of what the owner sets, by their names in the document: lib/messages/settings/rules.ts is their table. */
export const SETTING_GROUPS = [
  "brand",
  "delivery",
  "orders",
  "home",
  "pages",
  "stock",
  "couriers",
  "messages",
] as const;

export type SettingGroupName = (typeof SETTING_GROUPS)[number];

/** Wallets that a customer may send an advance to. */
export const ADVANCE_WALLETS = ["bkash", "nagad"] as const;
