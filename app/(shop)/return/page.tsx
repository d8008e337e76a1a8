import type { Metadata } from "next";
import { RETURN_CONDITIONS, SITE } from "@/lib/site";

const DAYS = `${SITE.returnWindowDays} days`;

export const metadata: Metadata = {
  title: "Return & Exchange",
  description: `How to return or exchange within ${DAYS}: what we take back, what to bring, and what you get.`,
};

export default function ReturnPage() {
  return (
    <>
      <h1 className="mb-6 text-3xl sm:text-4xl">Return & Exchange</h1>
      <div className="grid max-w-prose gap-8 text-lg">
        <section>
          <h2 className="mb-2 text-2xl">How long you have</h2>
          <p>Bought at the outlet: {DAYS} from the purchase.</p>
          <p>Delivered to you: {DAYS} from receiving the order.</p>
        </section>
        <section>
          <h2 className="mb-2 text-2xl">What we take back</h2>
          <ul className="list-disc pl-6">
            {RETURN_CONDITIONS.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="mb-2 text-2xl">What you get</h2>
          <p>A cash refund, or an exchange. If the new item costs more, you pay the difference.</p>
        </section>
        <section>
          <h2 className="mb-2 text-2xl">Paying</h2>
          <p>
            Orders from this site are paid in cash on delivery. At the outlet you can also pay with Bkash,
            Nagad, Rocket or a card.
          </p>
        </section>
        <section>
          <h2 className="mb-2 text-2xl">How to start</h2>
          <p>
            Call{" "}
            <a href={SITE.phoneHref} className="font-semibold text-indigo underline underline-offset-4">
              {SITE.phone}
            </a>{" "}
            with your invoice at hand, or bring the item to {SITE.outletAddress}.
          </p>
        </section>
      </div>
    </>
  );
}
