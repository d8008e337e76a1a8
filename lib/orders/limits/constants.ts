/** What newcomers can have in common. */
export const SHARED_KINDS = ["phone", "address", "mailbox"] as const;

export type SharedKind = (typeof SHARED_KINDS)[number];
