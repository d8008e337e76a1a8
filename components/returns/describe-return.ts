import { formatBdt, formatPieces } from "@/lib/platform/text/format";
import { dayOf } from "@/lib/platform/time/dhaka";
import type { CustomerReturn } from "@/lib/orders/lines/dto";
import { describeRefusal, inMethod } from "@/lib/orders/lines/rules";
import { SITE } from "@/lib/site";

const CALL = `Questions? Call ${SITE.phone}.`;

/** How far a return has come, in a few words. */
export function returnHeading({ state, wish }: CustomerReturn): string {
  const what = wish === "exchange" ? "Exchange" : "Return";
  switch (state) {
    case "asked":
      return `${what} asked for`;
    case "accepted":
      return `${what} accepted`;
    case "received":
      return `${what}: the pieces are with us`;
    case "settled":
      return `${what} settled`;
    case "refused":
      return `${what} refused`;
    case "withdrawn":
      return `${what} withdrawn`;
    case "calledOff":
      return `${what} called off`;
  }
}

/** What has become of it, and what its customer is to do. */
export function explainReturn(entry: CustomerReturn): string {
  const { state, wish, at, decidedAt, refusal, refund } = entry;
  switch (state) {
    case "asked":
      return `You asked on ${dayOf(at)}. Our answer will stand here. Until then you can withdraw it.`;
    case "accepted":
      return `${sayPart(entry)}${
        wish === "exchange"
          ? `Hand the pieces to the rider who brings the exchange, or bring them to ${SITE.outletAddress}. Unused, with tag and invoice.`
          : `Bring the pieces to ${SITE.outletAddress}, or call ${SITE.phone} to send them. Unused, with tag and invoice.`
      }`;
    case "received":
      return (
        sayPart(entry) +
        (wish === "exchange"
          ? "This return is done once you have your exchange."
          : "We will refund you next.")
      );
    case "settled":
      return explainSettled(refund);
    case "refused":
      return `${refusal ? describeRefusal(refusal) : ""} ${decidedAt ? `Answered on ${dayOf(decidedAt)}.` : ""} ${CALL}`;
    case "withdrawn":
      return "You withdrew this request.";
    case "calledOff":
      return CALL;
  }
}

/** That it is less than was asked for, where it is. */
function sayPart({ piecesAsked, lines }: CustomerReturn): string {
  if (piecesAsked === null) return "";
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `We take back ${pieces} of the ${formatPieces(piecesAsked)} that you asked about; call ${SITE.phone} about the rest. `;
}

/** Without a refund, not even one of nothing, it was settled by an exchange that has arrived. */
function explainSettled(refund: CustomerReturn["refund"]): string {
  if (!refund) return "You have your exchange.";
  if (refund.amount === 0) return `Nothing was paid back. ${CALL}`;
  return `${formatBdt(refund.amount)} paid back ${inMethod(refund.method)} on ${dayOf(refund.at)}${refund.reference && `, number ${refund.reference}`}.`;
}
