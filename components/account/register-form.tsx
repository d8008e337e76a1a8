"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { FormLink } from "@/components/account/form-link";
import { PasswordField } from "@/components/account/password-field";
import { getTypedEmail, useTypedEmail } from "@/components/account/typed-email";
import { useFromParameter } from "@/components/account/use-login-address";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { MESSAGES } from "@/components/messages";
import { showMessage } from "@/components/ui/alert";
import { Form } from "@/components/ui/form";
import { Notice } from "@/components/ui/notice";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextField } from "@/components/ui/text-field";
import { useDraft } from "@/components/ui/use-draft";
import { register } from "@/lib/accounts/auth/api";
import { passwordProblem, WEAK_PASSWORD_MESSAGE } from "@/lib/accounts/passwords/rules";
import { messageOf } from "@/lib/platform/http/client";
import { loginPath } from "@/lib/paths";
import { checkRegistration } from "@/lib/accounts/users/schema";

export function RegisterForm() {
  const router = useRouter();
  const from = useFromParameter();
  const { draft, bind, setErrors } = useDraft({ name: "", email: getTypedEmail(), password: "" });
  useTypedEmail(draft.email);
  const [trouble, setTrouble] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  async function submit() {
    setTrouble(undefined);
    const checked = checkRegistration(draft);
    setErrors(checked.errors);
    if (draft.password && passwordProblem(draft.password) === WEAK_PASSWORD_MESSAGE) {
      return await showMessage(MESSAGES.weakPassword);
    }
    if (!checked.registration) return;
    setIsPending(true);
    try {
      const isNew = await register(checked.registration);
      await showMessage(isNew ? MESSAGES.registered : MESSAGES.registrationFailed);
      if (isNew) router.push(loginPath(from));
    } catch (error) {
      setTrouble(messageOf(error));
    } finally {
      setIsPending(false);
    }
  }

  return (
    <Form onSubmit={submit}>
      <TextField label="Full name" autoComplete="name" required {...bind("name")} />
      <TextField label="Email" type="email" autoComplete="username" required {...bind("email")} />
      <PasswordField isNew {...bind("password")} />
      {trouble && <Notice kind="error">{trouble}</Notice>}
      <SubmitButton disabled={isPending}>{isPending ? "Creating your account …" : "Register"}</SubmitButton>
      <RetryingNotice isPending={isPending} />
      <FormLink question="Already have an account?" href={loginPath(from)} label="Login" />
    </Form>
  );
}
