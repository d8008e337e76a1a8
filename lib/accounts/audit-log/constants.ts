export const AUDIT_KINDS = [
  "order",
  "product",
  "user",
  "pending orders",
  "file",
  "payout",
  "message",
  "settings",
  "first steps",
  "demo products",
  "code",
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

export const AUDIT_VERBS = [
  "confirm",
  "cancel",
  "create",
  "update",
  "delete",
  "promote",
  "demote",
  "restore",
  "call",
  "note",
  "block",
  "unblock",
  "reopen",
  "export",
  "import",
  "undo",
  "reverse",
  "resend",
  "dismiss",
  "lift",
] as const;
export type AuditVerb = (typeof AUDIT_VERBS)[number];
