export const MAX_NAME_LENGTH = 100;

export const ROLES = ["customer", "admin"] as const;
export type Role = (typeof ROLES)[number];
