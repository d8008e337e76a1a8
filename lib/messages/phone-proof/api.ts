import { useMutation } from "@tanstack/react-query";
import { callProtected } from "@/lib/platform/http/client";
import type { Language } from "@/lib/words/constants";

/** Has a code sent to a phone. */
export const useSendPhoneCode = () =>
  useMutation({
    mutationFn: (body: { phone: string; language: Language }) => callProtected("POST /phoneProofs", { body }),
  });

/** Proves the phone with the code of the SMS. */
export const useConfirmPhoneCode = () =>
  useMutation({
    mutationFn: (body: { phone: string; code: string }) =>
      callProtected("POST /phoneProofs/confirm", { body }),
  });
