"use client";

import { useQueryClient } from "@tanstack/react-query";
import { clearReturnPath } from "@/components/account/return-path";
import { PasswordField } from "@/components/account/password-field";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { forgetSeen } from "@/components/product/seen-products";
import { Form } from "@/components/ui/form";
import { Notice } from "@/components/ui/notice";
import { removeDrafts } from "@/components/ui/stored-draft";
import { SubmitButton } from "@/components/ui/submit-button";
import { useDraft } from "@/components/ui/use-draft";
import { useDeleteAccount } from "@/lib/maintenance/personal-data/api";
import { ApiError } from "@/lib/platform/http/client";

interface DeleteAccountProps {
  hasPassword: boolean;
  onDeleted: () => void;
}

/** Deletes the account, after its owner has proved again that it is he. */
export function DeleteAccount({ hasPassword, onDeleted }: DeleteAccountProps) {
  const queryClient = useQueryClient();
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
    clearReturnPath();
    queryClient.clear();
    removeDrafts();
    forgetSeen();
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
        {!hasPassword && <p>You have no password here, so please log out and sign in again just before.</p>}
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
