import type { Channel } from "@/lib/messages/channels/channel";
import { openAlertGroups } from "@/lib/messages/open-alert-groups";
import { relayAlerts } from "@/lib/messages/relay-alerts";
import { sendDue } from "@/lib/messages/send-due";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { addPieces } from "@/lib/stock/add-pieces";
import { askStockAlert } from "@/lib/messages/stock-alerts/ask-stock-alert";
import { askStockAlertSchema } from "@/lib/messages/stock-alerts/schema";
import type { Language } from "@/lib/words/constants";
import type { UserDto } from "@/lib/accounts/users/dto";
import { hurry, inAMinute } from "@/testing/outbox";
import { StockAlert } from "@/models/stock-alert";

interface AskOptions {
  product: ProductDto;
  size?: string;
  color?: string;
  contact: string;
  language?: Language;
  user?: UserDto | null;
}

/** Asks for an alert as the page does. */
export async function ask({ product, size = "", color = "", contact, language, user = null }: AskOptions) {
  const input = askStockAlertSchema.parse({ productId: product._id, size, color, contact, language });
  return await askStockAlert({ user, input });
}

/** The e-mail of a person by index; the first has waited longest. */
export const contactOf = (index: number): string => `waiting${index}@example.com`;

/** So many people ask, one after the other. */
export async function askInTurn(people: number, options: Omit<AskOptions, "contact">): Promise<void> {
  for (let index = 1; index <= people; index += 1) await ask({ ...options, contact: contactOf(index) });
}

/** Does a server's work for those who wait, until everything that is due is sent. */
export async function runAlerts(channel: Channel, now = new Date()): Promise<void> {
  await openAlertGroups(now);
  await relayAlerts(now);
  await hurry();
  await sendDue({ channel, until: inAMinute() });
  await relayAlerts(now);
}

let keys = 0;

export async function comeIn(product: ProductDto, add: number, option = { size: "", color: "" }) {
  keys += 1;
  await addPieces({ productId: product._id, input: { ...option, add }, key: `delivery-${keys}` });
}

/** The states of the alerts, in the order in which people asked. */
export const alertStates = async () =>
  (await StockAlert.find().sort({ _id: 1 }).lean()).map(({ state }) => state);
