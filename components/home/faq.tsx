import { formatBdt } from "@/lib/platform/text/format";
import { brandFacts, deliveryFacts, deliveryTime, returnTime } from "@/lib/shop-facts";

function chargesInWords(): string {
  const { charges, freeFrom } = deliveryFacts();
  const usual = `${formatBdt(charges["Inside Dhaka"])} inside Dhaka, ${formatBdt(charges["Outside Dhaka"])} outside.`;
  return freeFrom === null ? usual : `${usual} It is free for orders from ${formatBdt(freeFrom)} on.`;
}

const listQuestions = () => [
  {
    question: "How long does delivery take?",
    answer: `Typically ${deliveryTime()}, anywhere in Bangladesh. We'll call you to confirm the order; its status is on your Orders page.`,
  },
  {
    question: "What does delivery cost?",
    answer: `${chargesInWords()} You see it at checkout, before you place the order.`,
  },
  {
    question: "How do I pay?",
    answer: `In cash, when the parcel is in your hands. Ways to pay at the outlet: ${brandFacts().outlet.payment}.`,
  },
  {
    question: "What if it does not fit?",
    answer: `Tell us within ${returnTime()} of receiving the order. If it is unused and you have its tag and invoice, we exchange or refund it.`,
  },
  {
    question: "Can I cancel?",
    answer: "Yes, on your Orders page, as long as the order is pending. After that, call us.",
  },
];

/** Questions and answers; the first is open. One opens at a time, without any script. */
export function Faq() {
  return (
    <div className="stitch-t">
      {listQuestions().map(({ question, answer }, index) => (
        <details key={question} name="faq" open={index === 0} className="group stitch-b">
          <summary className="flex min-h-14 items-center justify-between gap-4 border-l-2 border-transparent py-3 text-lg font-semibold group-open:border-selvedge group-open:pl-4">
            {question}
            <span aria-hidden="true" className="text-2xl leading-none font-normal group-open:rotate-45">
              +
            </span>
          </summary>
          <p className="max-w-prose pb-5 group-open:pl-4">{answer}</p>
        </details>
      ))}
    </div>
  );
}
