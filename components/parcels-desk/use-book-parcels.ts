import { useLanguage, useWords } from "#words";
import { localPath } from "@/lib/words/local-path.mjs";
import { useCourierName } from "@/components/words/use-courier-name";
import { useState } from "react";
import { labelsPath } from "@/components/print/labels-path";
import type { Refusal } from "@/components/desk-kit/use-one-by-one";
import type { Movable } from "@/components/parcels-desk/use-bulk-move";
import { useBookings } from "@/lib/delivery/bookings/api";
import { MAX_BOOKINGS } from "@/lib/delivery/bookings/schema";
import type { Language } from "@/lib/words/constants";
import { langOfEnglish } from "@/lib/words/owners-text";
import type { Courier } from "@/lib/delivery/couriers/registry";

interface BookingFailure extends Refusal {
  /** Of what a courier has told, where that is another language than the page's. */
  lang?: Language | undefined;
  /** What to do; empty where its card says so. */
  hint: string;
}

export interface Bookings {
  courier: Courier;
  booked: Movable[];
  failures: BookingFailure[];
  /** Not sent, because the courier, or the shop, did not answer before. */
  left: number;
}

/** Books parcels with a courier, a few at a time, and opens the labels of those that are booked. Each is told of for itself; a courier that does not answer is not asked for the rest. */
export function useBookParcels() {
  const book = useBookings();
  const { booking: words, problems: sayProblems } = useWords("deskParcels");
  const { failure } = useWords("deskKit");
  const language = useLanguage();
  const nameOf = useCourierName();
  const [progress, setProgress] = useState<string | null>(null);
  const [result, setResult] = useState<Bookings | null>(null);

  async function run(courier: Courier, orders: Movable[]): Promise<void> {
    setResult(null);
    const done: Bookings = { courier, booked: [], failures: [], left: 0 };
    for (let at = 0; at < orders.length; at += MAX_BOOKINGS) {
      const part = orders.slice(at, at + MAX_BOOKINGS);
      const which = { from: at + 1, to: at + part.length, of: orders.length };
      setProgress(words.progress(nameOf(courier).inWords, orders.length > 1 ? which : null));
      const isAway = await bookPart(part, done);
      done.left = orders.length - at - part.length;
      if (isAway) break;
    }
    setProgress(null);
    setResult(done);
    if (done.booked.length > 0)
      window.open(localPath(language, labelsPath(idsOf(done.booked), { isAtOnce: true })), "_blank");
  }

  async function bookPart(part: Movable[], done: Bookings): Promise<boolean> {
    const orders = new Map(part.map((order) => [order._id, order]));
    try {
      const { rows, isAway } = await book(done.courier, [...orders.keys()]);
      for (const { orderId, outcome, message, kinds } of rows) {
        const order = orders.get(orderId);
        if (!order) continue;
        if (outcome === "booked") done.booked.push(order);
        else {
          // Its card says so where it is the only one.
          const isTold = outcome !== "unsure" || orders.size === 1;
          done.failures.push({
            orderNumber: order.orderNumber,
            why: sayProblems(message, kinds),
            lang: kinds.length === 0 ? langOfEnglish(language) : undefined,
            hint: isTold ? "" : words.unsure,
          });
        }
      }
      return isAway;
    } catch (error) {
      done.failures.push(...part.map(({ orderNumber }) => ({ orderNumber, why: failure(error), hint: "" })));
      return true;
    }
  }

  return { run, progress, result, forget: () => setResult(null) };
}

const idsOf = (orders: Movable[]): string[] => orders.map(({ _id }) => _id);
