import type { LastContact } from "@/lib/orders/by-staff/schema";

/** Where the last order of a phone went. */
export type Contact = NonNullable<LastContact["contact"]>;

/** The fields of the form that a contact fills in. */
export type ContactDraft = Readonly<Record<keyof Contact, string>>;

const FIELDS = [
  "name",
  "address",
  "deliveryLocation",
  "area",
  "email",
] as const satisfies readonly (keyof Contact)[];

interface FilledDraft {
  draft: ContactDraft;
  /** The contact of another phone that filled in the form before; null where none has. */
  filledIn: Contact | null;
}

/** Where an address lies: that of the last order says nothing of an address that was typed. */
const OF_ADDRESS: readonly (keyof Contact)[] = ["deliveryLocation", "area"];

/** The fields that the contact of a phone fills in: those that are empty, or still are as the phone before had them. */
export function listToFillIn({ draft, filledIn }: FilledDraft) {
  const isFree = (field: keyof Contact) => draft[field] === "" || draft[field] === filledIn?.[field];
  return FIELDS.filter((field) => isFree(field) && (isFree("address") || !OF_ADDRESS.includes(field)));
}

/** Whether the order goes to the name and the address of this contact. */
export const isSentAlike = (draft: ContactDraft, { name, address }: Contact): boolean =>
  draft.name === name && draft.address === address;
