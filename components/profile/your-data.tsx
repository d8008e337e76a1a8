"use client";

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

interface YourDataProps {
  name: string;
  email: string;
  /** False for accounts that only sign in with Google. */
  hasPassword: boolean;
}

/** Shows the data that the shop keeps about a user, offers it as a file, and offers its deletion. */
export function YourData({ name, email, hasPassword }: YourDataProps) {
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
        Your data
      </h2>
      <p className="mt-2">This is what we keep about you:</p>
      <ul className="mt-2 grid list-disc gap-1 pl-5 wrap-anywhere">
        <li>
          your account: {name}, {email}
          {hasPassword && ", and your password in a form that nobody can read"}
        </li>
        <li>where you are logged in, until you log out or for 30 days</li>
        <li>what is in your cart</li>
        <li>what you asked to be told of when it is back, for 60 days</li>
        <li>
          your orders, each with the name, phone and address it was for, and what you asked to send back, with
          its pictures
        </li>
      </ul>
      <div className="mt-4 grid justify-items-start gap-4">
        <Button variant="quiet" disabled={data.isPending} onClick={() => data.mutate()}>
          {data.isPending ? "Getting your data …" : "Download your data"}
        </Button>
        {data.error && <Notice kind="error">{data.error.message}</Notice>}
      </div>
      <DeleteAccount hasPassword={hasPassword} onDeleted={() => setIsDeleted(true)} />
    </section>
  );
}

function Deleted() {
  return (
    <div className="mt-10 max-w-prose">
      <Notice>
        <p className="font-semibold">Your account is deleted.</p>
        <p>
          Your orders stay in our books without your name, phone and address.{" "}
          {/* A full load, so that nothing private stays in the browser's memory. */}
          <a href={PATHS.home} className="link">
            Go to the shop
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
  const forgetUser = useForgetUser();
  const deletion = useDeleteAccount();
  const { draft, bind, setErrors } = useDraft({ password: "" });
  const ofPassword = deletion.error instanceof ApiError && deletion.error.fields.password;

  async function submit() {
    const missing = hasPassword && !draft.password ? "Please enter your password." : undefined;
    setErrors({ password: missing });
    if (missing) return;
    try {
      await deletion.mutateAsync(hasPassword ? { password: draft.password } : {});
    } catch (error) {
      if (error instanceof ApiError) setErrors({ password: error.fields.password });
      return;
    }
    forgetUser();
    onDeleted();
  }

  return (
    <details className="mt-6">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-selvedge underline underline-offset-4">
        Delete your account
      </summary>
      <div className="mt-2 grid gap-4">
        <p>
          Your account, your cart and your sign-ins go at once and cannot be brought back. Your orders stay in
          our books without your name, phone and address. What is still on its way has to arrive, or be
          cancelled, first.
        </p>
        {!hasPassword && <p>You have no password here, so please log out and log in again just before.</p>}
        <Form onSubmit={submit}>
          {hasPassword && <PasswordField {...bind("password")} />}
          {deletion.error && !ofPassword && <Notice kind="error">{deletion.error.message}</Notice>}
          <SubmitButton variant="danger" disabled={deletion.isPending}>
            {deletion.isPending ? "Deleting …" : "Delete my account"}
          </SubmitButton>
          <RetryingNotice isPending={deletion.isPending} />
        </Form>
      </div>
    </details>
  );
}
