import "server-only";
import { areaName } from "@/lib/areas";
import type { UserDto } from "@/lib/accounts/users/dto";
import { foldCase } from "@/lib/platform/text/text";
import type { Contact, UsedContact } from "@/lib/orders/dto";
import { PLACED } from "@/lib/orders/lifecycle/rules";
import { Order } from "@/models/order";

/** As many as are looked through on a phone. */
const MOST_CONTACTS = 5;
/** So many of the last orders are looked at. */
const ORDERS_SEEN = 20;

/** How somebody's orders went to them: each name, phone and address once, the last first. */
export async function listUsedContacts(userId: string): Promise<UsedContact[]> {
  const orders = await Order.find({ userId, ...PLACED })
    .sort({ _id: -1 })
    .limit(ORDERS_SEEN)
    .select("name phone address deliveryLocation district thana")
    .lean();
  const used = new Map<string, UsedContact>();
  for (const { name, phone, address, deliveryLocation, ...order } of orders) {
    const key = foldCase([name, phone, address].join("\n").replaceAll(/[\s,]+/g, " "));
    const contact = { name, phone, address, deliveryLocation, area: areaName(order) };
    if (!used.has(key)) used.set(key, contact);
  }
  return [...used.values()].slice(0, MOST_CONTACTS);
}

/** What a checkout begins with: how the last order went, or before the first one the account's name alone. */
export function firstContact(user: UserDto, [last]: readonly UsedContact[]): Contact {
  const { name, phone, address } = last ?? { name: user.name, phone: "", address: "" };
  return { name, phone, address };
}
