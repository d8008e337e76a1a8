import { beforeAll, expect, it, vi } from "vitest";
import { useDatabase } from "@/testing/database";
import { callRoute } from "@/testing/fire/next-route";
import { makeWebhook, WEBHOOK_TOKEN } from "@/testing/steadfast-double";

const SIGNING_KEY = "double-signing-key-0123456789abcdef";
Object.assign(process.env, {
  STEADFAST_WEBHOOK_TOKEN: WEBHOOK_TOKEN,
  STEADFAST_WEBHOOK_SECRET: SIGNING_KEY,
});

useDatabase();
beforeAll(() => void vi.spyOn(process.stdout, "write").mockReturnValue(true));

const send = async (options: Parameters<typeof makeWebhook>[1]) => {
  const request = makeWebhook({ notification_type: "payment_request", payment_id: "SFC-1" }, options);
  return (await callRoute({ route: "webhooks/[courier]", params: { courier: "steadfast" }, request })).status;
};

it("takes what is signed with STEADFAST_WEBHOOK_SECRET, and no longer what is signed with the token", async () => {
  expect(await send({ signingKey: SIGNING_KEY })).toBe(200);
  expect(await send({ signingKey: WEBHOOK_TOKEN })).toBe(401);
});

it("takes the secret for no token", async () => {
  expect(await send({ token: SIGNING_KEY })).toBe(401);
});
