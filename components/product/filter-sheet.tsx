"use client";

import { useWords } from "#words";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { LineIcon } from "@/components/ui/line-icon";

const SMALL_SCREEN = "(width < 64rem)";

interface FilterSheetProps {
  title: string;
  /** The form of filters. */
  children: ReactNode;
}

/**
 * Filters behind a press: on a small screen a sheet over the list, which Back closes too; elsewhere, and without scripts,
 * a part of the page that unfolds.
 */
export function FilterSheet({ title, children }: FilterSheetProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  /** Whether the history has an entry for the open sheet. */
  const isInHistory = useRef(false);

  useEffect(() => {
    const onBack = () => {
      isInHistory.current = false;
      if (dialog.current?.matches(":modal")) dialog.current.close();
    };
    window.addEventListener("popstate", onBack);
    return () => window.removeEventListener("popstate", onBack);
  }, []);

  function onToggle() {
    if (!details.current?.open) return;
    const form = details.current.querySelector("form[action]");
    void importTicks().then(({ followTicks }) => form instanceof HTMLFormElement && followTicks(form));
    if (!window.matchMedia(SMALL_SCREEN).matches) return;
    dialog.current?.showModal();
    window.history.pushState(null, "");
    isInHistory.current = true;
  }

  function onClose() {
    if (details.current) details.current.open = false;
    if (isInHistory.current) window.history.back();
  }

  /** The narrowed list takes the place of the sheet in the history, so that Back leads to the list before it. */
  function onSubmit(event: FormEvent) {
    if (!isInHistory.current || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    const form = event.target;
    void importTicks().then(
      ({ addressOf }) => window.location.replace(addressOf(form)),
      () => form.submit(),
    );
  }

  return (
    <details
      ref={details}
      onToggle={onToggle}
      className="group min-w-0 flex-1 rounded-cloth border border-ink/20 bg-white"
    >
      <summary className="flex min-h-12 items-center justify-between gap-3 px-4 font-semibold">
        {title}
        <span aria-hidden="true" className="text-xl group-open:rotate-45">
          +
        </span>
      </summary>
      <dialog ref={dialog} aria-label={title} onClose={onClose} onSubmit={onSubmit} className="sheet">
        <SheetHead title={title} onClose={() => dialog.current?.close()} />
        {children}
      </dialog>
    </details>
  );
}

interface SheetHeadProps {
  title: string;
  onClose: () => void;
}

/** Only a sheet has it: a part of the page has its title on what folds it. */
function SheetHead({ title, onClose }: SheetHeadProps) {
  const { close } = useWords("frame");
  return (
    <div className="stitch-b sticky top-0 z-10 hidden items-center justify-between bg-white px-4 py-1 in-[:modal]:flex">
      <p className="title text-xl">{title}</p>
      <button
        type="button"
        aria-label={close}
        onClick={onClose}
        className="-mr-3 grid size-[48px] place-items-center"
      >
        <LineIcon name="close" className="size-6" />
      </button>
    </div>
  );
}

/** The code that only an open sheet needs. */
const importTicks = () => import("@/components/product/follow-ticks");
