/** The roles. Those at the desk call about, decide, change and print orders; admins alone do all else in the shop. */
const ROLE_ROWS = {
  customer: { isAtDesk: false },
  staff: { isAtDesk: true },
  admin: { isAtDesk: true },
} as const satisfies Record<string, { isAtDesk: boolean }>;
export type Role = keyof typeof ROLE_ROWS;

const isRole = (name: string): name is Role => Object.hasOwn(ROLE_ROWS, name);
export const ROLES: readonly Role[] = Object.keys(ROLE_ROWS).filter(isRole);

export const isAtDesk = (role: Role): boolean => ROLE_ROWS[role].isAtDesk;
