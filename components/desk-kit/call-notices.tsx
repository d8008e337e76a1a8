import { useWords } from "#words";
import { ErrorNotice as PlainNotice } from "@/components/ui/call-notices";
import { RetryingNotice } from "@/components/ui/retrying-notice";

interface ErrorNoticeProps {
  error: Error | string | null | undefined;
  className?: string;
}

/** Shows an error in the words of the desk; nothing where there is none. */
export function ErrorNotice({ error, className }: ErrorNoticeProps) {
  const { failure } = useWords("deskKit");
  return <PlainNotice error={error instanceof Error ? failure(error) : error} className={className} />;
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
