"use client";

import { useLanguage, useWords } from "#words";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { saveFile } from "@/components/ui/save-file";
import { useDeleteAccount } from "@/lib/maintenance/personal-data/api";
import { PATHS } from "@/lib/paths";
import { useForgetUser } from "@/components/account/use-forget-user";
import { PasswordField } from "@/components/account/password-field";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { Form } from "@/components/ui/form";
import { SubmitButton } from "@/components/ui/submit-button";
import { useDraft } from "@/components/ui/use-draft";
import { ApiError, callProtected } from "@/lib/platform/http/client";
import { localPath } from "@/lib/words/local-path.mjs";

interface YourDataProps {
  name: string;
  email: string;
  /** False for accounts that only sign in with Google. */
  hasPassword: boolean;
}

/** Shows the data that the shop keeps about a user, offers it as a file, and offers its deletion. */
export function YourData({ name, email, hasPassword }: YourDataProps) {
  const { data: words, failure } = useWords("account");
  const data = useMutation({
    mutationFn: () => callProtected("GET /users/me/data"),
    onSuccess: (kept) =>
      saveFile(new Blob([JSON.stringify(kept, null, 2)], { type: "application/json" }), "your-data.json"),
  });
  const [isDeleted, setIsDeleted] = useState(false);

  if (isDeleted) return <Deleted />;
  return (
    <section aria-labelledby="your-data" className="stitch-t mt-10 max-w-prose pt-6">
      <h2 id="your-data" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-2">{words.kept}</p>
      <ul className="mt-2 grid list-disc gap-1 pl-5 wrap-anywhere">
        <li>{hasPassword ? words.accountWithPassword(name, email) : words.account(name, email)}</li>
        <li>{words.phone}</li>
        <li>{words.sessions}</li>
        <li>{words.cart}</li>
        <li>{words.alerts}</li>
        <li>{words.orders}</li>
      </ul>
      <div className="mt-4 grid justify-items-start gap-4">
        <Button variant="quiet" disabled={data.isPending} onClick={() => data.mutate()}>
          {data.isPending ? words.pending : words.download}
        </Button>
        {data.error && <Notice kind="error">{failure(data.error)}</Notice>}
      </div>
      <DeleteAccount hasPassword={hasPassword} onDeleted={() => setIsDeleted(true)} />
    </section>
  );
}

function Deleted() {
  const { deletion: words } = useWords("account");
  const language = useLanguage();
  return (
    <div className="mt-10 max-w-prose">
      <Notice>
        <p className="font-semibold">{words.done}</p>
        <p>
          {words.orders} {/* A full load, so that nothing private stays in the browser's memory. */}
          <a href={localPath(language, PATHS.home)} className="link">
            {words.toShop}
          </a>
        </p>
      </Notice>
    </div>
  );
}

interface DeleteAccountProps {
  hasPassword: boolean;
  onDeleted: () => void;
}

/** Deletes the account, after its owner has confirmed their identity again. */
function DeleteAccount({ hasPassword, onDeleted }: DeleteAccountProps) {
  const { deletion: words, fields } = useWords("account");
  const forgetUser = useForgetUser();
  const deletion = useDeleteAccount();
  const { draft, bind, setErrors } = useDraft({ password: "" });
  const ofPassword = deletion.error instanceof ApiError && deletion.error.fields.password;

  async function submit() {
    const missing = hasPassword && !draft.password ? fields.noPassword : undefined;
    setErrors({ password: missing });
    if (missing) return;
    try {
      await deletion.mutateAsync(hasPassword ? { password: draft.password } : {});
    } catch (error) {
      const told = error instanceof ApiError && error.fields.password;
      if (told) setErrors({ password: words.wrongPassword(told) });
      return;
    }
    forgetUser();
    onDeleted();
  }

  return (
    <details className="mt-6">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-selvedge underline underline-offset-4">
        {words.open}
      </summary>
      <div className="mt-2 grid gap-4">
        <p>{words.text}</p>
        {!hasPassword && <p>{words.noPassword}</p>}
        <Form onSubmit={submit}>
          {hasPassword && <PasswordField {...bind("password")} />}
          {deletion.error && !ofPassword && <Notice kind="error">{words.failure(deletion.error)}</Notice>}
          <SubmitButton variant="danger" disabled={deletion.isPending}>
            {deletion.isPending ? words.pending : words.delete}
          </SubmitButton>
          <RetryingNotice isPending={deletion.isPending} />
        </Form>
      </div>
    </details>
  );
}
