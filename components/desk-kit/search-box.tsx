import { Search, X } from "lucide-react";
import { useId } from "react";
import { useSearchWords } from "@/components/desk-kit/use-search-words";
import { useFieldValue } from "@/components/ui/field-value";
import { Form } from "@/components/ui/form";
import { TextField } from "@/components/ui/text-field";

const MAX_LENGTH = 100;

interface SearchBoxProps {
  id?: string;
  label: string;
  /** With one the label is for screen readers alone, and the box is cleared by a button. */
  placeholder?: string;
  asked: string | undefined;
  onFind: (words: string | undefined) => void;
}

/** The one box of a list: it looks after a pause, at Enter, and when it is cleared. */
export function SearchBox({ id, label, placeholder, ...search }: SearchBoxProps) {
  const words = useSearchWords(search);
  if (placeholder !== undefined) return <BareBox {...{ id, label, placeholder, words }} />;
  return (
    <TextField label={label} type="search" value={words.text} maxLength={MAX_LENGTH} onChange={words.type} />
  );
}

interface BareBoxProps {
  id: string | undefined;
  label: string;
  placeholder: string;
  words: ReturnType<typeof useSearchWords>;
}

function BareBox({ id: given, label, placeholder, words: { text, type, clear, findNow } }: BareBoxProps) {
  const ownId = useId();
  const id = given ?? ownId;
  const box = useFieldValue<HTMLInputElement>({ value: text, onChange: type });

  async function submit() {
    findNow();
    // Puts the keyboard of a phone away.
    box.current?.blur();
  }

  return (
    <search>
      <Form onSubmit={submit} className="relative">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted"
          strokeWidth={1.5}
        />
        <input
          ref={box}
          id={id}
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={MAX_LENGTH}
          placeholder={placeholder}
          value={text}
          onChange={(event) => type(event.target.value)}
          className="block min-h-12 w-full rounded-cloth border border-ink/45 bg-white px-11 py-2 text-base"
        />
        {text && (
          <button
            type="button"
            aria-label="Clear the search"
            onClick={() => {
              clear();
              box.current?.focus();
            }}
            className="absolute top-0 right-0 grid size-12 place-items-center hover:text-selvedge"
          >
            <X aria-hidden="true" className="size-5" strokeWidth={1.5} />
          </button>
        )}
      </Form>
    </search>
  );
}
