import { useLanguage, useOpenedWords, useWords } from "#words";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { useProductChoice } from "@/components/product/choice-provider";
import { OptionPicker } from "@/components/product/option-picker";
import { useOptionWords } from "@/components/words/use-option-words";
import { useStockAlert } from "@/components/product/use-stock-alert";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { TextField } from "@/components/ui/text-field";
import { optionPath } from "@/lib/stock/option-path";
import { localPath } from "@/lib/words/local-path.mjs";

/** The contact, and the chosen option. It can stand inside the form that adds to the cart, so it is no form itself. */
export function StockAlertForm({ hasOptions }: { hasOptions: boolean }) {
  const words = useOpenedWords().stockAlert;
  const { open } = useWords("buying");
  const describe = useOptionWords();
  const { size, color } = useProductChoice();
  const alert = useStockAlert();
  const ref = useRef<HTMLFieldSetElement>(null);
  const choice = describe({ size, color });
  const { kept, answer } = alert;

  // The pressed button is gone, so the focus goes here; it stays where it is when another option is chosen.
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>(answer ? "[data-kept]" : "input[name=contact]")?.focus();
  }, [answer]);

  return (
    <fieldset ref={ref} aria-label={open.stockAlert} className="grid max-w-md min-w-0 gap-4">
      {hasOptions && <Options />}
      {kept ? (
        <div data-kept="" tabIndex={-1}>
          <Notice>{words.kept({ ...kept, choice })}</Notice>
        </div>
      ) : (
        <Contact alert={alert} choice={choice} />
      )}
    </fieldset>
  );
}

interface ContactProps {
  alert: ReturnType<typeof useStockAlert>;
  choice: string;
}

function Contact({ alert, choice }: ContactProps) {
  const words = useOpenedWords().stockAlert;
  const { alertChannels } = useProductChoice();
  const { contact, setContact, error, isPending, send } = alert;

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  }

  const isMailOnly = !alertChannels.includes("sms");
  return (
    <>
      <TextField
        label={isMailOnly ? words.mail : words.phoneOrMail}
        name="contact"
        type={isMailOnly ? "email" : "text"}
        inputMode={isMailOnly ? "email" : "text"}
        autoComplete={isMailOnly ? "email" : "on"}
        autoCapitalize="none"
        enterKeyHint="send"
        maxLength={300}
        value={contact}
        error={error}
        onChange={setContact}
        onKeyDown={sendOnEnter}
      />
      <Button disabled={isPending} onClick={() => void send()}>
        {isPending ? words.pending : words.tellMe(choice)}
      </Button>
      <RetryingNotice isPending={isPending} />
      <Trouble alert={alert} />
    </>
  );
}

function Trouble({ alert: { failure, isBack } }: Pick<ContactProps, "alert">) {
  const { isBack: told, show } = useOpenedWords().stockAlert;
  const language = useLanguage();
  const { product, size, color } = useProductChoice();
  if (failure) return <Notice kind="error">{failure}</Notice>;
  if (!isBack) return null;
  return (
    <Notice>
      {told}{" "}
      <a href={localPath(language, optionPath(product._id, { size, color }))} className="link">
        {show}
      </a>
    </Notice>
  );
}

/** The options of a product that is sold out entirely: the page has no other place to choose one. */
function Options() {
  const words = useWords("buying").options;
  const values = useWords("values");
  const { product, availability, size, color, choose } = useProductChoice();
  return (
    <>
      <OptionPicker
        legend={words.color}
        name="alert-color"
        options={product.colors}
        labelOf={values.color}
        value={color}
        problemOf={() => undefined}
        onChange={(value) => choose({ color: value })}
      />
      <OptionPicker
        legend={words.size}
        name="alert-size"
        options={product.sizes}
        labelOf={values.size}
        value={size}
        problemOf={(of) => (availability.isMade({ size: of, color }) ? undefined : words.notMade)}
        onChange={(value) => choose({ size: value })}
      />
    </>
  );
}
