import { useWords } from "#words";
import { ChoiceField } from "@/components/ui/choice-field";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import type { BindField } from "@/components/ui/use-draft";
import { optionsOf } from "@/lib/orders/lines/rules";
import { isWallet, type PayBackDraft } from "@/components/returns/pay-back";

interface PayBackFieldsProps {
  payBy: string;
  bind: BindField<PayBackDraft>;
}

/** How customers want their money back, and the account to which it goes. */
export function PayBackFields({ payBy, bind }: PayBackFieldsProps) {
  const { form: words } = useWords("orders").returns;
  return (
    <>
      <ChoiceField label={words.payBy} options={optionsOf(words.payWays)} {...bind("payBy")} />
      {isWallet(payBy) && (
        <TextField
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          label={words.walletPhone(words.payWays[payBy])}
          hint={words.accountTerms}
          {...bind("account")}
        />
      )}
      {payBy === "bank" && (
        <TextArea
          label={words.bankAccount}
          hint={`${words.bankHint} ${words.accountTerms}`}
          autoComplete="off"
          rows={3}
          maxLength={200}
          {...bind("account")}
        />
      )}
    </>
  );
}
