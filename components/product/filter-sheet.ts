import { addressOf, followTicks } from "@/components/product/follow-ticks";

const SMALL_SCREEN = "(width < 64rem)";

/** Opened filters count after each tick. On a small screen they are a sheet over the list, which Back closes too. */
export function openSheet(details: HTMLDetailsElement): void {
  const dialog = details.querySelector("dialog");
  const form = dialog?.querySelector<HTMLFormElement>("form[action]");
  if (!dialog || !form) return;
  followTicks(form);
  if (!window.matchMedia(SMALL_SCREEN).matches || dialog.open) return;
  dialog.showModal();
  window.history.pushState(null, "");
  const untilClosed = new AbortController();
  let isInHistory = true;
  const onBack = () => {
    isInHistory = false;
    dialog.close();
  };
  const onClose = () => {
    untilClosed.abort();
    details.open = false;
    if (isInHistory) window.history.back();
  };
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest("[data-close]")) dialog.close();
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    // The narrowed list takes the place of the sheet in the history, so that Back leads to the list before it.
    window.location.replace(addressOf(form));
  };
  window.addEventListener("popstate", onBack, untilClosed);
  dialog.addEventListener("close", onClose, untilClosed);
  dialog.addEventListener("click", onClick, untilClosed);
  form.addEventListener("submit", onSubmit, untilClosed);
}
