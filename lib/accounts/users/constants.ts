export const ROLES = ["customer", "staff", "admin"] as const;
export type Role = (typeof ROLES)[number];
