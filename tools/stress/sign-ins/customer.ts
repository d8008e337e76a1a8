export const PASSWORD = "Jeans2026men";

export const customerEmail = (index: number): string => `new-device-${index}@example.com`;

/** How a customer's sign-in went: what each try was told, and how long all of them took. */
export interface SignedIn {
  ms: number;
  codes: string[];
}
