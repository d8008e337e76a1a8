import { randomUUID } from "node:crypto";
import { openCollection } from "./auth-database";

/** Writes down an SMS that could not be sent, past the shop; returns its id. */
export async function addDeadMessage(): Promise<string> {
  const id = `e2e-${randomUUID().slice(0, 8)}:sms:customer`;
  const messages = await openCollection("messages");
  await messages.insertOne({
    _id: id,
    kind: "placed",
    channel: "sms",
    role: "customer",
    at: new Date(),
    state: "dead",
    expiresAt: new Date(Date.now() + 60_000),
    tries: 18,
    attempts: [{ at: new Date(), answer: "code=12" }],
    reason: `Refused for good: code=12 ${id}`,
    createdAt: new Date(),
    updatedAt: new Date(),
  });
  return id;
}

/** Past the shop, so that no other test finds it. */
export async function removeMessage(id: string): Promise<void> {
  await (await openCollection("messages")).deleteOne({ _id: id });
}
