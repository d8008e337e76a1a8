import { useLanguage, useWords } from "#words";
import { useRouter } from "next/navigation";
import Link from "next/link";
import { AmountSummary } from "@/components/checkout/amount-summary";
import { OrderLimit } from "@/components/cart/order-limit";
import { CodeField } from "@/components/checkout/code-field";
import { ContactFields, DeliveryFields } from "@/components/checkout/contact-fields";
import { SendTrouble } from "@/components/checkout/send-trouble";
import { UsedContacts } from "@/components/checkout/used-contacts";
import { useCheckoutDraft } from "@/components/checkout/use-checkout-draft";
import { useCode } from "@/components/checkout/use-code";
import { useSendOrder } from "@/components/checkout/use-send-order";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { setPlacedOrder } from "@/components/orders/placed-order";
import { askQuestion, showMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import type { CartLineDto } from "@/lib/orders/cart/dto";
import { couponDiscount } from "@/lib/orders/coupons/rules";
import type { Contact, UsedContact } from "@/lib/orders/dto";
import { checkDraft } from "@/lib/orders/schema";
import { PATHS } from "@/lib/paths";
import { asksArea } from "@/lib/shop-facts";
import { Notice } from "@/components/ui/notice";
import { itemsTotal } from "@/lib/orders/cart/rules";
import { localPath } from "@/lib/words/local-path.mjs";
import { tellErrors } from "@/lib/words/tell-errors";

interface CheckoutFormProps {
  email: string;
  hasPassword: boolean;
  contact: Contact;
  used: readonly UsedContact[];
  lines: CartLineDto[];
}

export function CheckoutForm({ email, hasPassword, contact, used, lines }: CheckoutFormProps) {
  const { checkout: words, popUps, questions } = useWords("ordering");
  const ordersPath = localPath(useLanguage(), PATHS.orders);
  const router = useRouter();
  const { draft, bind, setErrors, forget, fillIn, to } = useCheckoutDraft(email, contact);
  const available = lines.filter((line) => line.state === "available");
  const blocked = lines.length - available.length;
  const code = useCode(email);
  const { coupon } = code;
  const discount = coupon ? couponDiscount(coupon, available) : 0;
  const sending = useSendOrder({ draft, coupon, setErrors, onPlaced });
  const { send, isPending, placedId } = sending;

  async function placeOrder() {
    const checked = checkDraft(draft, { asksArea: asksArea() });
    setErrors(tellErrors(checked.errors, draft, words.wrong));
    if (!checked.order || isPending) return;
    if (!(await askQuestion(questions.placeOrder))) return;
    await send(lines);
  }

  async function onPlaced(orderId: string) {
    setPlacedOrder(orderId);
    forget();
    code.forget();
    await showMessage(popUps.placed);
    router.replace(ordersPath);
  }

  function keepPlaced() {
    forget();
    router.replace(ordersPath);
  }

  return (
    <Form onSubmit={placeOrder} className="grid grid-cols-1 gap-8 md:grid-cols-[3fr_2fr]">
      <div className="grid grid-cols-1 content-start gap-5">
        {blocked > 0 && <BlockedNotice blocked={blocked} />}
        <UsedContacts used={used} draft={draft} onChoose={fillIn} />
        <ContactFields bind={bind} />
        <DeliveryFields bind={bind} to={to} goods={itemsTotal(available) - discount} />
      </div>
      <div className="grid grid-cols-1 content-start gap-4">
        <CodeField state={code} discount={discount} />
        <AmountSummary lines={available} to={to} coupon={coupon} />
        <OrderLimit email={email} />
        <SendTrouble
          email={email}
          phone={draft.phone}
          hasPassword={hasPassword}
          to={to}
          lines={lines}
          sending={sending}
          onKeep={keepPlaced}
        />
        <p>{words.lookThenPay}</p>
        <Button type="submit" disabled={isPending || blocked > 0 || code.isChecking || placedId !== null}>
          {isPending ? words.pending : words.place}
        </Button>
        <RetryingNotice isPending={isPending} />
      </div>
    </Form>
  );
}

/** Says how many lines of the cart cannot be ordered as they are, and links to the cart. */
function BlockedNotice({ blocked }: { blocked: number }) {
  const { checkout, needChange } = useWords("ordering");
  const language = useLanguage();
  return (
    <Notice kind="warning">
      {needChange(blocked)}{" "}
      <Link href={localPath(language, PATHS.cart)} className="link">
        {checkout.blocked.link(blocked)}
      </Link>
      {checkout.blocked.after}
    </Notice>
  );
}
