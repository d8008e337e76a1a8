import { useWords } from "#words";
import { useRef, useState } from "react";
import { PlaceName } from "@/components/orders/place-name";
import type { Contact, UsedContact } from "@/lib/orders/dto";

interface UsedContactsProps {
  used: readonly UsedContact[];
  /** What stands in the form. */
  draft: Contact;
  onChoose: (contact: UsedContact) => void;
}

/** The other names and addresses of the shopper's orders, each of which one press fills in. */
export function UsedContacts({ used, draft, onChoose }: UsedContactsProps) {
  const { checkout: words } = useWords("ordering");
  const [chosen, setChosen] = useState("");
  const list = useRef<HTMLDetailsElement>(null);
  const others = used.filter((contact) => !isFilledIn(contact, draft));
  if (used.length < 2) return null;

  function choose(contact: UsedContact): void {
    onChoose(contact);
    setChosen(words.filledIn([contact.name, contact.phone, contact.address].join(", ")));
    if (!list.current) return;
    list.current.open = false;
    list.current.querySelector("summary")?.focus();
  }

  return (
    <div>
      <details ref={list}>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-indigo underline underline-offset-4">
          {words.addresses}
        </summary>
        <ul className="mt-1 grid gap-2">
          {others.map((contact) => (
            <li key={Object.values(contact).join()}>
              <button
                type="button"
                onClick={() => choose(contact)}
                className="w-full control px-3 py-2 text-left wrap-anywhere hover:border-indigo"
              >
                <span className="block font-semibold">
                  {contact.name}, {contact.phone}
                </span>
                <span className="block">{contact.address}</span>
                <span className="block text-sm text-muted">
                  <PlaceName {...contact} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      </details>
      <p aria-live="polite" className="sr-only">
        {chosen}
      </p>
    </div>
  );
}

const isFilledIn = (contact: Contact, draft: Contact): boolean =>
  contact.name === draft.name && contact.phone === draft.phone && contact.address === draft.address;
