"use client";

import { useRouter } from "next/navigation";
import { FormLink } from "@/components/account/form-link";
import { PasswordField } from "@/components/account/password-field";
import { getTypedEmail, useTypedEmail } from "@/components/account/typed-email";
import { useFromParameter } from "@/components/account/use-login-address";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { MESSAGES } from "@/components/messages";
import { showMessage } from "@/components/ui/alert";
import { ErrorNotice } from "@/components/ui/call-notices";
import { Form } from "@/components/ui/form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextField } from "@/components/ui/text-field";
import { useAction } from "@/components/ui/use-action";
import { useDraft } from "@/components/ui/use-draft";
import { register } from "@/lib/accounts/auth/api";
import { passwordProblem, WEAK_PASSWORD_MESSAGE } from "@/lib/accounts/passwords/rules";
import { loginPath } from "@/lib/paths";
import { checkRegistration } from "@/lib/accounts/users/schema";

export function RegisterForm() {
  const router = useRouter();
  const from = useFromParameter();
  const { draft, bind, setErrors } = useDraft({ name: "", email: getTypedEmail(), password: "" });
  useTypedEmail(draft.email);
  const {
    run: send,
    isPending,
    failure,
  } = useAction(async (registration: Parameters<typeof register>[0]) => {
    const isNew = await register(registration);
    await showMessage(isNew ? MESSAGES.registered : MESSAGES.registrationFailed);
    if (isNew) router.push(loginPath(from));
  });

  async function submit() {
    const { registration, errors } = checkRegistration(draft);
    setErrors(errors);
    if (draft.password && passwordProblem(draft.password) === WEAK_PASSWORD_MESSAGE) {
      return await showMessage(MESSAGES.weakPassword);
    }
    if (registration) await send(registration);
  }

  return (
    <Form onSubmit={submit}>
      <TextField label="Full name" autoComplete="name" required {...bind("name")} />
      <TextField label="Email" type="email" autoComplete="username" required {...bind("email")} />
      <PasswordField isNew {...bind("password")} />
      <ErrorNotice error={failure} />
      <SubmitButton disabled={isPending}>{isPending ? "Creating your account …" : "Register"}</SubmitButton>
      <RetryingNotice isPending={isPending} />
      <FormLink question="Already have an account?" href={loginPath(from)} label="Login" />
    </Form>
  );
}
