import { useWords } from "#words";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ErrorNotice } from "@/components/desk-kit/call-notices";
import { TextArea } from "@/components/ui/text-area";
import { useAction } from "@/components/ui/use-action";
import type { ChatOrder } from "@/lib/orders/chat/rules";
import { brandFacts } from "@/lib/shop-facts";

const MOST_CHARACTERS = 20_000;

const FOUND = ["name", "phone", "address", "quantity"] as const;

/** A pasted conversation, and the data that it seems to contain; the order only gets what somebody accepts. */
export function PasteChat({ onTake }: { onTake: (found: ChatOrder) => void }) {
  const { chat: words } = useWords("deskOrders");
  const { failure } = useWords("deskKit");
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState("");
  const [found, setFound] = useState<ChatOrder | null>(null);
  const reading = useAction(async () => {
    // Fetched when it is needed; the conversation stays in the browser.
    const { readChat } = await import("@/lib/orders/chat/rules");
    const { name, phone, whatsApp } = brandFacts();
    setFound(readChat(text, { name, phones: [phone, whatsApp] }));
  }, failure);

  function take() {
    if (!found) return;
    onTake(found);
    setText("");
    setFound(null);
    setIsOpen(false);
  }

  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="card px-3"
    >
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{words.open}</summary>
      <div className="grid grid-cols-1 gap-3 pb-3">
        <TextArea
          label={words.label}
          rows={5}
          maxLength={MOST_CHARACTERS}
          value={text}
          onChange={(typed) => {
            setText(typed);
            setFound(null);
          }}
        />
        <Button
          variant="quiet"
          disabled={text.trim() === "" || reading.isPending}
          onClick={() => void reading.run()}
        >
          {words.read}
        </Button>
        <ErrorNotice error={reading.failure} />
        <div aria-live="polite">{found && <Proposal found={found} onTake={take} />}</div>
      </div>
    </details>
  );
}

function Proposal({ found, onTake }: { found: ChatOrder; onTake: () => void }) {
  const { chat: words } = useWords("deskOrders");
  const isNothing = FOUND.every((field) => found[field] === "");
  if (isNothing) return <p>{words.nothing}</p>;
  return (
    <div className="grid grid-cols-1 gap-3 border-l-4 border-marigold pl-3">
      <dl aria-label={words.proposal} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        {FOUND.map((field) => (
          <div key={field} className="col-span-2 grid grid-cols-subgrid">
            <dt className="care-label pt-1">{words.fields[field]}</dt>
            <dd className="wrap-anywhere">
              {found[field] || <span className="text-muted">{words.missing}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Button onClick={onTake}>{words.take}</Button>
    </div>
  );
}
