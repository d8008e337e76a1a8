import { beforeEach, expect, it } from "vitest";
import { listAuditEntries } from "@/lib/accounts/audit-log/queries";
import { countMessages, listMessages } from "@/lib/messages/queries";
import { useDatabase } from "@/testing/database";
import { callRoute } from "@/testing/fire/next-route";
import { makeStaff, signIn } from "@/testing/people";
import { Message } from "@/models/message";

useDatabase();

const ID = "65f000000000000000000001:sms:customer";

beforeEach(async () => {
  await Message.create({
    _id: ID,
    kind: "placed",
    channel: "sms",
    role: "customer",
    at: new Date(),
    state: "dead",
    expiresAt: new Date(),
    reason: "Refused for good",
  });
});

async function dismiss(): Promise<Response> {
  return await callRoute({
    route: "messages/[id]/dismiss",
    params: { id: ID },
    request: new Request(`http://localhost:3000/api/messages/${ID}/dismiss`, {
      method: "POST",
      headers: { Authorization: `Bearer ${await signIn(await makeStaff())}` },
    }),
  });
}

it("takes a failed message off the desk's list, with what it was in the record", async () => {
  expect((await dismiss()).status).toBe(200);
  expect(await countMessages()).toEqual({ dead: 0, waiting: 0, sent: 0, dropped: 1 });
  expect((await listMessages({ list: "dropped" })).rows).toMatchObject([
    { _id: ID, reason: "Dismissed at the desk." },
  ]);
  const message = await Message.findById(ID).lean();
  expect(message?.forgetAt).toBeInstanceOf(Date);
  expect(message?.dueAt).toBeUndefined();
  expect(await listAuditEntries()).toMatchObject([
    {
      verb: "dismiss",
      kind: "message",
      before: { state: "dead" },
      after: { state: "dropped" },
      isDone: true,
    },
  ]);
});

it.each(["waiting", "sent", "dropped", "leased"] as const)("leaves one alone that is %s", async (state) => {
  await Message.updateOne({ _id: ID }, { state });
  const response = await dismiss();
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ error: { code: "MESSAGE_STATE" } });
  expect(await Message.findById(ID).lean()).toMatchObject({ state, reason: "Refused for good" });
});
