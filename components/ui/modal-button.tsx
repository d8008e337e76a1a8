"use client";

import type { ComponentProps } from "react";
import { openModal } from "@/components/ui/modal";

interface ModalButtonProps extends ComponentProps<"button"> {
  modalId: string;
}

/** Opens the modal of this id; browsers that know invoker commands do so themselves, also before any script arrived. */
export function ModalButton({ modalId, children, ...rest }: ModalButtonProps) {
  const invoker = { command: "show-modal", commandfor: modalId };
  const openWithoutInvoker = () => {
    if (!("commandForElement" in HTMLButtonElement.prototype)) openModal(modalId);
  };
  return (
    <button type="button" aria-haspopup="dialog" onClick={openWithoutInvoker} {...invoker} {...rest}>
      {children}
    </button>
  );
}
