import { useLanguage, useWords } from "#words";
import { usePhoneCode } from "@/components/checkout/use-phone-code";
import { Button } from "@/components/ui/button";
import { ErrorNotice } from "@/components/ui/call-notices";
import { Notice } from "@/components/ui/notice";
import { TextField } from "@/components/ui/text-field";
import { useSendPhoneCode } from "@/lib/messages/phone-proof/api";

interface PhoneProofProps {
  /** Says why the shop asks for the proof. */
  message: string;
  phone: string;
  /** The account has a password: a proved phone signs in with it. */
  hasPassword: boolean;
  onProved: () => Promise<void>;
  /** The shopper prefers a call; the shop holds no pieces before it. */
  onCallFirst: () => Promise<void>;
}

/** Offers to hold the pieces at once with a code by SMS, or to order without a proof. */
export function PhoneProof({ message, phone, hasPassword, onProved, onCallFirst }: PhoneProofProps) {
  const { phoneProof: words } = useWords("ordering");
  const language = useLanguage();
  const sending = useSendPhoneCode();
  const { field, confirm, isPending, failure } = usePhoneCode({ phone, onProved });
  return (
    <Notice kind="warning">
      <p>{words.reason(message)}</p>
      {hasPassword && <p className="mt-2">{words.signsIn}</p>}
      {sending.isSuccess ? (
        <div className="mt-3 grid gap-3">
          <TextField {...field} />
          <Button disabled={isPending} onClick={() => void confirm()}>
            {isPending ? words.checking : words.confirm}
          </Button>
          <ErrorNotice error={failure} />
        </div>
      ) : (
        <div className="mt-3 grid justify-items-start gap-3">
          <Button disabled={sending.isPending} onClick={() => sending.mutate({ phone, language })}>
            {sending.isPending ? words.sending : words.send}
          </Button>
          <ErrorNotice error={sending.error && words.sendFailure(sending.error)} />
        </div>
      )}
      <p className="mt-4">{words.without}</p>
      <Button variant="quiet" className="mt-2" onClick={() => void onCallFirst()}>
        {words.orderWithout}
      </Button>
    </Notice>
  );
}
