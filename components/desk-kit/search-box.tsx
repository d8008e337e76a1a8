import { useWords } from "#words";
import { X } from "lucide-react";
import { useId, useEffect, useState } from "react";
import { useFieldValue } from "@/components/ui/field-value";
import { Form } from "@/components/ui/form";
import { TextField } from "@/components/ui/text-field";
import { SearchInput } from "@/components/desk-kit/search-input";
import { useDebounce } from "@/components/desk-kit/use-debounce";

const MAX_LENGTH = 100;

interface SearchWords {
  /** The search in the address. */
  asked: string | undefined;
  /** Gets the new text; undefined where the search ends. */
  onFind: (words: string | undefined) => void;
}

interface SearchBoxProps extends SearchWords {
  id?: string;
  label: string;
  /** With one, only screen readers get the label, and a button clears the box. */
  placeholder?: string;
  /** True where only screen readers get the label, which also shows in the empty box. */
  isBare?: boolean;
}

/** The search box of a list: it searches after a pause in typing, at Enter, and when it is cleared. */
export function SearchBox({ id, label, placeholder, isBare = false, ...search }: SearchBoxProps) {
  const words = useSearchWords(search);
  if (placeholder !== undefined) return <BareBox {...{ id, label, placeholder, words }} />;
  return (
    <TextField
      isBare={isBare}
      label={label}
      placeholder={isBare ? label : undefined}
      type="search"
      value={words.text}
      maxLength={MAX_LENGTH}
      onChange={words.type}
    />
  );
}

interface BareBoxProps {
  id: string | undefined;
  label: string;
  placeholder: string;
  words: ReturnType<typeof useSearchWords>;
}

function BareBox({ id: given, label, placeholder, words: { text, type, clear, findNow } }: BareBoxProps) {
  const { clearSearch } = useWords("deskKit");
  const ownId = useId();
  const id = given ?? ownId;
  const box = useFieldValue<HTMLInputElement>({ value: text, onChange: type });

  async function submit() {
    findNow();
    // Closes the keyboard of a phone.
    box.current?.blur();
  }

  return (
    <search>
      <Form onSubmit={submit} className="relative">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <SearchInput
          ref={box}
          id={id}
          maxLength={MAX_LENGTH}
          placeholder={placeholder}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
        {text && (
          <button
            type="button"
            aria-label={clearSearch}
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

/** The text in a list's box. It follows the address, and the address follows it after a pause in typing. */
function useSearchWords({ asked = "", onFind }: SearchWords) {
  const [text, setText] = useState(asked);
  const [seen, setSeen] = useState(asked);
  const [sent, setSent] = useState<string | null>(null);
  const pause = useDebounce(() => find(text));

  useEffect(() => {
    // Listens to the browser, because a quick press of Back comes before the last step has rendered.
    const follow = () => setText(new URLSearchParams(window.location.search).get("q") ?? "");
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);

  if (asked !== seen) {
    setSeen(asked);
    // Something else changed the address, such as the Back button.
    if (asked !== sent) {
      setText(asked);
      setSent(null);
    }
  }

  function find(typed: string): void {
    pause.stop();
    const words = typed.replace(/\s+/g, " ").trim();
    if (words === asked) return;
    setSent(words);
    onFind(words || undefined);
  }

  function type(typed: string): void {
    setText(typed);
    pause.restart();
  }

  function clear(): void {
    setText("");
    find("");
  }

  return { text, type, clear, findNow: () => find(text) };
}
