import { useWords } from "#words";
import { useEffect, useState } from "react";

export const QUEUE_SEARCH_ID = "queue-search";

const KEYS = [
  ["j", "next"],
  ["k", "previous"],
  ["c", "call"],
  ["x", "cancel"],
  ["/", "search"],
  ["?", "keys"],
] as const;

/** The rows of a list whose orders are worked through: see DeskList. */
const LISTED = "main li[id^='order-']";

/** Keyboard shortcuts of the queue: they move the focus between cards and press the focused card's buttons. */
export function QueueKeys() {
  const { keys: words } = useWords("deskQueue");
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isAsked()) return;
      if (event.key === "?") setIsShown((before) => !before);
      else if (event.key === "Escape") setIsShown(false);
      else if (!press(event.key)) return;
      event.preventDefault();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    <div className="mt-6 hidden text-sm text-muted lg:block">
      <button
        type="button"
        aria-expanded={isShown}
        onClick={() => setIsShown(!isShown)}
        className="inline-flex min-h-11 items-center underline decoration-dotted underline-offset-4"
      >
        {words.open}
      </button>
      {isShown && (
        <dl
          aria-label={words.label}
          className="fixed bottom-6 left-6 z-20 grid grid-cols-[auto_auto] gap-x-4 gap-y-1 rounded-cloth border border-ink/40 bg-white p-4 text-ink"
        >
          {KEYS.map(([key, does]) => (
            <div key={key} className="col-span-2 grid grid-cols-subgrid">
              <dt className="font-bold">{key}</dt>
              <dd>{words.does[does]}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input:not([type=checkbox]), select, textarea");

/** True while a pop-up waits for its answer. */
const isAsked = (): boolean => document.querySelector("[role=dialog]") !== null;

/** Performs a key's action; returns whether the key has one. */
function press(key: string): boolean {
  if (key === "j") return step(1);
  if (key === "k") return step(-1);
  if (key === "/") {
    document.getElementById(QUEUE_SEARCH_ID)?.focus();
    return true;
  }
  const does = { c: "call", x: "cancel" }[key];
  const pressed = does && current()?.querySelector<HTMLElement>(`[data-key=${does}]:not(:disabled)`);
  if (pressed) pressed.click();
  return Boolean(pressed);
}

const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(LISTED)];
const current = (): HTMLElement | undefined => cards().find((card) => card.contains(document.activeElement));

function step(by: 1 | -1): boolean {
  const all = cards();
  const here = current();
  const next = here ? all[all.indexOf(here) + by] : all[0];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: "nearest" });
  return next !== undefined;
}
