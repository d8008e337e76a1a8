import { useMutation } from "@tanstack/react-query";
import { callProtected } from "@/lib/platform/http/client";

/** Has a code sent to a phone. */
export const useSendPhoneCode = () =>
  useMutation({ mutationFn: (phone: string) => callProtected("POST /phoneProofs", { body: { phone } }) });

/** Proves the phone with the code of the SMS. */
export const useConfirmPhoneCode = () =>
  useMutation({
    mutationFn: (body: { phone: string; code: string }) =>
      callProtected("POST /phoneProofs/confirm", { body }),
  });
