import "server-only";
import { connectDb } from "@/lib/platform/database/db";
import { noteCarts } from "@/lib/messages/cart-mail/note-carts";
import { audienceOf, configuredChannels } from "@/lib/messages/channels/configured";
import { readMessageKinds } from "@/lib/messages/settings/queries";
import { noteBackupTrouble, noteLowStock, noteTroubles } from "@/lib/messages/note-daily";
import { noteReviews } from "@/lib/messages/note-reviews";
import { openAlertGroups } from "@/lib/messages/open-alert-groups";
import { relayAlerts } from "@/lib/messages/relay-alerts";
import { relayEvents } from "@/lib/messages/relay-events";
import { sendDue } from "@/lib/messages/send-due";
import { shopFactsRead } from "@/lib/settings/keep-shop-facts";
import { runPeriodically } from "@/lib/platform/jobs/run-periodically";
import { processState } from "@/lib/platform/process-state.mjs";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";

/** Messages that a dead server has left wait no longer than this. */
const PACE = { intervalMs: 30_000, gatherMs: 1_000, deadlineMs: 5 * MINUTE_MS };
/** The last start of a message in a run: a channel and the database then still end before its deadline. */
const NO_MORE_AFTER_MS = PACE.deadlineMs - 90_000;

/**
 * Makes messages from the events of orders and sends them, for as long as the process lives; each channel by itself, so
 * that one that hangs holds up no other. When idle it asks the database twice a minute for events, as often for stock
 * alerts, and as often for each channel.
 */
export function startOutbox(): void {
  const channels = configuredChannels();
  const lanes = channels.map((channel) =>
    runPeriodically({
      name: `messages by ${channel.name}`,
      ...PACE,
      work: async () => {
        await connectDb();
        await shopFactsRead();
        const at = await sendDue({ channel, until: Date.now() + NO_MORE_AFTER_MS });
        return at === null ? null : new Date(at);
      },
    }),
  );
  const wakeLanes = () => {
    for (const lane of lanes) lane.wake();
  };
  const relay = runPeriodically({
    name: "outbox",
    ...PACE,
    work: async () => {
      await connectDb();
      await shopFactsRead();
      // Read anew: the owner may have chosen on another server.
      const audience = audienceOf(channels, await readMessageKinds());
      if ((await relayEvents(audience)) > 0) wakeLanes();
      await openAlertGroups();
      if ((await relayAlerts()) > 0) wakeLanes();
      if ((await noteReviews(audience)) > 0) wakeLanes();
      if ((await noteCarts(audience)) > 0) wakeLanes();
      await noteLowStock(audience);
      await noteBackupTrouble(audience);
      if ((await noteTroubles(audience)) > 0) wakeLanes();
    },
  });
  processState.wakeOutbox = (what) => {
    if (what === "messages") wakeLanes();
    else relay.wake();
  };
}
