/** Where dots in the name say nothing, and under which other names the same mailboxes are. */
const GMAIL = "gmail.com";
const GMAIL_DOMAINS: readonly string[] = [GMAIL, "googlemail.com"];

/** The mailbox that an e-mail address ends in: without its tag, at Gmail without dots too. */
export function mailboxOf(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf("@");
  const [name = ""] = address.slice(0, at).split("+");
  const domain = address.slice(at + 1);
  return GMAIL_DOMAINS.includes(domain) ? `${name.replaceAll(".", "")}@${GMAIL}` : `${name}@${domain}`;
}
