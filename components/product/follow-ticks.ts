/** Typing a price asks once, not for each digit. */
const PAUSE_MS = 250;

/** The address that the form leads to; what is ticked of one kind stands in one parameter, as the shop spells it. */
export function addressOf(form: HTMLFormElement): string {
  const chosen = new Map<string, string[]>();
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== "string" || value.trim() === "") continue;
    chosen.set(name, [...(chosen.get(name) ?? []), value.trim()].toSorted());
  }
  const query = [...chosen].map(([name, values]) => `${name}=${values.map(encodeURIComponent).join(",")}`);
  return [form.getAttribute("action"), query.join("&")].filter(Boolean).join("?");
}

const followed = new WeakSet<HTMLFormElement>();

/**
 * After each tick the form says what the list that it leads to says of itself: how many products there are with each
 * choice, and how many of them can be had.
 */
export function followTicks(form: HTMLFormElement): void {
  if (followed.has(form)) return;
  followed.add(form);
  let asked = new AbortController();
  let pause: ReturnType<typeof setTimeout>;
  const ask = () => {
    asked.abort();
    clearTimeout(pause);
    const { signal } = (asked = new AbortController());
    pause = setTimeout(() => void tell(form, signal), PAUSE_MS);
  };
  form.addEventListener("input", ask);
  // A tick from before the script came is told at once.
  if (isChanged(form)) ask();
  else sayTotal(form, form);
}

const inputsOf = (form: HTMLFormElement): HTMLInputElement[] => [...form.querySelectorAll("input")];

const isChanged = (form: HTMLFormElement): boolean =>
  inputsOf(form).some(
    ({ checked, defaultChecked, value, defaultValue }) =>
      checked !== defaultChecked || value !== defaultValue,
  );

async function tell(form: HTMLFormElement, signal: AbortSignal): Promise<void> {
  const next = await readForm(addressOf(form), signal).catch(() => null);
  if (signal.aborted) return;
  sayTotal(form, next);
  const none = new Intl.NumberFormat(document.documentElement.lang).format(0);
  for (const input of inputsOf(form)) {
    const small = input.parentElement?.querySelector("small");
    if (small) small.textContent = next ? (countOf(next, input) ?? none) : "";
  }
}

async function readForm(address: string, signal: AbortSignal): Promise<HTMLFormElement | null> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) return null;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return page.querySelector<HTMLFormElement>("dialog form[action]");
}

/** What the other form says beside this choice. A form leaves out what there is none of. */
function countOf(form: HTMLFormElement, { name, value }: HTMLInputElement): string | undefined {
  const same = inputsOf(form).find((input) => input.name === name && input.value === value);
  return same?.parentElement?.querySelector("small")?.textContent;
}

/** Where nobody knows the number, the button says none. */
function sayTotal(form: HTMLFormElement, source: HTMLFormElement | null): void {
  const button = form.querySelector<HTMLElement>("[data-total]");
  const total = source?.querySelector<HTMLElement>("[data-total]")?.dataset["total"];
  if (button) button.textContent = total ?? button.dataset["unknown"] ?? "";
}
