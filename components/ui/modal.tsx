"use client";

import { useWords } from "#words";
import { type MouseEvent, type ReactNode, useRef } from "react";
import { LineIcon } from "@/components/ui/line-icon";

interface ModalProps {
  id: string;
  title: string;
  children: ReactNode;
  className?: string;
  onClose?: () => void;
}

/**
 * The browser's own modal dialog: it keeps the focus, closes with Escape, and gives the focus back. A ModalButton of
 * the same id opens it; its close button, a tap outside and a pressed link close it.
 */
export function Modal({ id, title, children, className = "max-w-3xl", onClose }: ModalProps) {
  const { close } = useWords("frame");
  const titleId = `${id}-title`;

  const isPressedOutside = useRef(false);

  function closeOnLinkOrBackdrop(event: MouseEvent<HTMLDialogElement>) {
    const { target, currentTarget } = event;
    // A drag that began inside may end on the backdrop.
    const isOutside = target === currentTarget && isPressedOutside.current;
    if (isOutside || (target instanceof Element && target.closest("a"))) currentTarget.close();
  }

  return (
    <dialog
      id={id}
      aria-labelledby={titleId}
      onPointerDown={({ target, currentTarget }) => {
        isPressedOutside.current = target === currentTarget;
      }}
      onClick={closeOnLinkOrBackdrop}
      onClose={onClose}
      className={`modal-rise m-auto max-h-[85svh] w-[calc(100%-min(2rem,8vw))] overflow-y-auto rounded-cloth border border-ink/20 bg-paper p-0 text-ink backdrop:bg-ink/50 ${className}`}
    >
      <div className="p-[min(1.25rem,6vw)] sm:p-8">
        <div className="stitch-b sticky top-0 mb-6 flex items-center justify-between gap-4 bg-paper pb-3">
          <h2 id={titleId} className="text-2xl">
            {title}
          </h2>
          <form method="dialog">
            <button
              type="submit"
              aria-label={close}
              className="-m-2 grid size-[48px] place-items-center rounded-cloth hover:text-selvedge"
            >
              <LineIcon name="close" className="size-6" />
            </button>
          </form>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** Closes a modal by its id; the focus goes back to the element that opened it. */
export function closeModal(id: string): void {
  const modal = document.getElementById(id);
  if (modal instanceof HTMLDialogElement) modal.close();
}

/** Opens a modal by its id. */
export function openModal(id: string): void {
  const modal = document.getElementById(id);
  if (modal instanceof HTMLDialogElement && !modal.open) modal.showModal();
}
