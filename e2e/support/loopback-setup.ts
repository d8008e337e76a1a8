import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMailCatcher } from "./mail-catcher";
import { startOpenidProvider } from "./openid-provider";

/** Before the first test: the mail server and the OpenID provider that the shop under test was told of. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  const { SMTP_URL, GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = process.env;
  // A shop that was started by hand may have neither.
  if (!SMTP_URL || !GOOGLE_ISSUER || !GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "tejgaon-mail-"));
  // The workers inherit it.
  process.env.MAIL_CATCHER_FOLDER = folder;
  const stops = await Promise.all([
    startMailCatcher(Number(new URL(SMTP_URL).port), folder),
    startOpenidProvider({
      issuer: GOOGLE_ISSUER,
      clientId: GOOGLE_CLIENT_ID,
      clientSecret: GOOGLE_CLIENT_SECRET,
    }),
  ]);
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    await rm(folder, { recursive: true, force: true });
  };
}
