import { type KeyboardEvent, useEffect, useRef } from "react";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { useProductChoice } from "@/components/product/choice-provider";
import { OptionPicker } from "@/components/product/option-picker";
import { useStockAlert } from "@/components/product/use-stock-alert";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { TextField } from "@/components/ui/text-field";
import { optionPath } from "@/lib/stock/option-path";
import type { KeptAlert } from "@/lib/messages/stock-alerts/dto";
import { describeOption } from "@/lib/stock/options";

/** The contact, and the chosen option. It can stand inside the form that adds to the cart, so it is no form itself. */
export function StockAlertForm({ hasOptions }: { hasOptions: boolean }) {
  const { size, color } = useProductChoice();
  const alert = useStockAlert();
  const ref = useRef<HTMLFieldSetElement>(null);
  const choice = describeOption({ size, color }) || "it";
  const { kept, answer } = alert;

  // The pressed button is gone, so the focus goes here; it stays where it is when another option is chosen.
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>(answer ? "[data-kept]" : "input[name=contact]")?.focus();
  }, [answer]);

  return (
    <fieldset ref={ref} aria-label="Tell me when it is back" className="grid max-w-md min-w-0 gap-4">
      {hasOptions && <Options />}
      {kept ? (
        <div data-kept="" tabIndex={-1}>
          <Notice>{describeKept(kept, choice)}</Notice>
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
        label={isMailOnly ? "Your email" : "Your mobile number or email"}
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
        {isPending ? "Sending …" : `Tell me when ${choice} is back`}
      </Button>
      <RetryingNotice isPending={isPending} />
      <Trouble alert={alert} />
    </>
  );
}

function Trouble({ alert: { failure, isBack } }: Pick<ContactProps, "alert">) {
  const { product, size, color } = useProductChoice();
  if (failure) return <Notice kind="error">{failure}</Notice>;
  if (!isBack) return null;
  return (
    <Notice>
      It is in stock.{" "}
      <a href={optionPath(product._id, { size, color })} className="link">
        Show it
      </a>
    </Notice>
  );
}

/** The options of a product that is sold out entirely: the page has no other place to choose one. */
function Options() {
  const { product, availability, size, color, choose } = useProductChoice();
  return (
    <>
      <OptionPicker
        legend="Color"
        name="alert-color"
        options={product.colors}
        value={color}
        problemOf={() => undefined}
        onChange={(value) => choose({ color: value })}
      />
      <OptionPicker
        legend="Size"
        name="alert-size"
        options={product.sizes}
        value={size}
        problemOf={(of) => (availability.isMade({ size: of, color }) ? undefined : "not made")}
        onChange={(value) => choose({ size: value })}
      />
    </>
  );
}

function describeKept({ channel, until }: KeptAlert, choice: string): string {
  const day = new Date(until).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  return `We'll ${channel === "sms" ? "text" : "email"} you once when ${choice} is back, until ${day}.`;
}
