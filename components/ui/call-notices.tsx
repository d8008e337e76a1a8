import { Notice } from "@/components/ui/notice";
import { RetryingNotice } from "@/components/ui/retrying-notice";

interface ErrorNoticeProps {
  error: Error | string | null | undefined;
  className?: string;
}

/** Shows an error; nothing where there is none. */
export function ErrorNotice({ error, className }: ErrorNoticeProps) {
  if (!error) return null;
  return (
    <Notice kind="error" className={className}>
      {typeof error === "string" ? error : error.message}
    </Notice>
  );
}

/** The notices below a call's buttons: that the call is retried, and its error. */
export function CallNotices({ isPending, error, className }: ErrorNoticeProps & { isPending: boolean }) {
  return (
    <>
      <RetryingNotice isPending={isPending} className={className} />
      <ErrorNotice error={error} className={className} />
    </>
  );
}
