import { countPieces } from "@/lib/orders/cart/rules";
import type { CustomerReturnDto } from "@/lib/orders/lines/dto";
import { asSentence } from "@/lib/orders/lines/rules";
import { dayOf } from "@/lib/platform/time/dhaka";
import type { Words } from "@/lib/words/words";

interface Explained {
  entry: CustomerReturnDto;
  words: Words["orders"];
  /** Where pieces are brought, and where questions are asked. */
  shop: { address: string; phone: string };
}

/** What has become of a return, and what its customer is to do. */
export function explainReturn(explained: Explained): string {
  const { entry, words, shop } = explained;
  const { explain } = words.returns;
  const isExchange = entry.wish === "exchange";
  switch (entry.state) {
    case "asked":
      return explain.asked(words.day(dayOf(entry.at)));
    case "accepted":
      return sayPart(explained) + (isExchange ? explain.bringExchange(shop) : explain.bringReturn(shop));
    case "received":
      return sayPart(explained) + (isExchange ? explain.exchangeNext : explain.refundNext);
    case "settled":
      return explainSettled(explained);
    case "refused":
      return explainRefused(explained);
    case "withdrawn":
      return explain.withdrawn;
    case "calledOff":
      return explain.calledOff(shop);
  }
}

/** Says that it is less than the customer asked for; empty where it is not. */
function sayPart({ entry: { piecesAsked, lines }, words, shop }: Explained): string {
  if (piecesAsked === null) return "";
  return words.returns.explain.part({ taken: countPieces(lines), asked: piecesAsked, phone: shop.phone });
}

/** If there is no refund, not even one of 0, an exchange that has arrived settled it. */
function explainSettled({ entry: { refund }, words, shop }: Explained): string {
  const { explain } = words.returns;
  if (!refund) return explain.exchanged;
  if (refund.amount === 0) return explain.nothing(shop);
  return explain.refunded({ ...refund, day: words.day(dayOf(refund.at)) });
}

function explainRefused({ entry: { refusal, decidedAt }, words, shop }: Explained): string {
  const { explain } = words.returns;
  const why = refusal ? explain.refusal({ ...refusal, words: asSentence(refusal.words) }) : "";
  const answered = decidedAt ? explain.answered(words.day(dayOf(decidedAt))) : "";
  return explain.refused(why, answered, shop);
}
