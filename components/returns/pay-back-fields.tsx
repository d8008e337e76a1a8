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
  const way = bind("payBy");
  const account = bind("account");

  /** The number of a wallet is no account at a bank, nor the other way round. */
  function choose(next: string): void {
    if ((next === "bank") !== (payBy === "bank")) account.onChange("");
    way.onChange(next);
  }

  return (
    <>
      <ChoiceField label={words.payBy} options={optionsOf(words.payWays)} {...way} onChange={choose} />
      {isWallet(payBy) && (
        <TextField
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          label={words.walletPhone(words.payWays[payBy])}
          hint={words.accountTerms}
          {...account}
        />
      )}
      {payBy === "bank" && (
        <TextArea
          label={words.bankAccount}
          hint={`${words.bankHint} ${words.accountTerms}`}
          autoComplete="off"
          rows={3}
          maxLength={200}
          {...account}
        />
      )}
    </>
  );
}
