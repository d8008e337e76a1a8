import { Notice } from "@/components/ui/notice";
import { RetryingNotice } from "@/components/ui/retrying-notice";

interface ErrorNoticeProps {
  error: Error | string | null | undefined;
  className?: string;
}

/** What went wrong; nothing where nothing did. */
export function ErrorNotice({ error, className }: ErrorNoticeProps) {
  if (!error) return null;
  return (
    <Notice kind="error" className={className}>
      {typeof error === "string" ? error : error.message}
    </Notice>
  );
}

/** Below the buttons of a call: that it is tried again, and what went wrong. */
export function CallNotices({ isPending, error, className }: ErrorNoticeProps & { isPending: boolean }) {
  return (
    <>
      <RetryingNotice isPending={isPending} className={className} />
      <ErrorNotice error={error} className={className} />
    </>
  );
}
