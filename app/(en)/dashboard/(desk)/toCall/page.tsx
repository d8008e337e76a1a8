import type { Metadata } from "next";
import { DeskSwitch } from "@/components/desk-kit/desk-switch";
import { QueueView } from "@/components/call-queue/queue-view";
import { requireStaff } from "@/lib/accounts/auth/current-user";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskKit").titles.toCall });

export default async function ToCallPage() {
  await requireStaff();
  return (
    <>
      <DeskSwitch title="toCall" />
      <QueueView />
    </>
  );
}
