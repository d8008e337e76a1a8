"use client";

import { useLanguage, useWords } from "#words";
import { useRouter } from "next/navigation";
import { FormLink } from "@/components/account/form-link";
import { PasswordField } from "@/components/account/password-field";
import { keepRegisteredPassword } from "@/components/account/registered-password";
import { tellPassword } from "@/components/account/tell-password";
import { getTypedEmail, useTypedEmail } from "@/components/account/typed-email";
import { useFromParameter } from "@/components/account/use-login-address";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { showMessage } from "@/components/ui/alert";
import { ErrorNotice } from "@/components/ui/call-notices";
import { Form } from "@/components/ui/form";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextField } from "@/components/ui/text-field";
import { useAction } from "@/components/ui/use-action";
import { useDraft } from "@/components/ui/use-draft";
import { register } from "@/lib/accounts/auth/api";
import { findPasswordFlaw, WEAK_PASSWORD_MESSAGE } from "@/lib/accounts/passwords/rules";
import { loginPath } from "@/lib/paths";
import { checkRegistration } from "@/lib/accounts/users/schema";
import { localPath } from "@/lib/words/local-path.mjs";
import { tellErrors } from "@/lib/words/tell-errors";

export function RegisterForm() {
  const { failure: say, fields, login, popUps, register: words, titles } = useWords("account");
  const language = useLanguage();
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
    await showMessage(isNew ? popUps.registered : popUps.registrationFailed);
    if (!isNew) return;
    keepRegisteredPassword(registration.password);
    router.push(localPath(language, loginPath(from)));
  }, say);

  async function submit() {
    const { registration, errors } = checkRegistration(draft);
    const flaw = findPasswordFlaw(draft.password);
    setErrors(
      tellErrors(errors, draft, (told, field, value) =>
        field === "password" && flaw ? tellPassword(fields, value, flaw) : fields.wrong(told, field, value),
      ),
    );
    if (draft.password && flaw === "weak")
      return await showMessage(popUps.weakPassword(WEAK_PASSWORD_MESSAGE));
    if (registration) await send(registration);
  }

  return (
    <Form onSubmit={submit}>
      <TextField label={fields.name} autoComplete="name" required {...bind("name")} />
      <TextField label={fields.email} type="email" autoComplete="username" required {...bind("email")} />
      <PasswordField isNew {...bind("password")} />
      <ErrorNotice error={failure} />
      <SubmitButton disabled={isPending}>{isPending ? words.pending : titles.register}</SubmitButton>
      <RetryingNotice isPending={isPending} />
      <FormLink question={words.isKnown} href={loginPath(from)} label={login.button} />
    </Form>
  );
}
