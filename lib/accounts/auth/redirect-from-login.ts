import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { getCurrentUser } from "@/lib/accounts/auth/current-user";
import { toSafePath } from "@/lib/accounts/auth/rules";
import { loginPath, PATHS, SOCIAL_PARAMETER } from "@/lib/paths";
import { localPath, readLocalPath } from "@/lib/words/local-path.mjs";
import { languageOfRequest } from "@/lib/words/of-request";

/** The query of the login page's address. */
export type LoginAddress = Record<string, string | string[] | undefined>;

const CALLBACK_COOKIE = /next-auth\.callback-url$/;

/**
 * Leads signed-in users from the login page back to the page that sent them there, and users whose social sign-in
 * failed to the plain address of the login page, with its `from`.
 */
export async function redirectFromLogin(address: LoginAddress): Promise<void> {
  // next-auth's own word for what went wrong; the contract only logs it.
  if (address.error !== undefined) redirect(await plainAddress(address));
  // Then the page itself has something to finish first.
  if (address[SOCIAL_PARAMETER] !== undefined) return;
  if (await getCurrentUser()) redirect(firstPath(address.from) ?? localPath(languageOfRequest(), PATHS.home));
}

/** The login page that the shopper left for a social sign-in: next-auth itself leads to the English one. */
async function plainAddress({ from }: LoginAddress): Promise<string> {
  const left = await readSocialAddress();
  return localPath(left?.language ?? languageOfRequest(), loginPath(firstPath(from) ?? left?.from));
}

/** In which language a social sign-in was begun here, and the page that it was to lead to in the end. */
async function readSocialAddress() {
  const callback = (await cookies()).getAll().find(({ name }) => CALLBACK_COOKIE.test(name))?.value;
  if (!callback || !URL.canParse(callback)) return null;
  const { pathname, searchParams } = new URL(callback);
  const { language, path } = readLocalPath(pathname);
  const isOurs = path === PATHS.login && searchParams.has(SOCIAL_PARAMETER);
  return isOurs ? { language, from: toSafePath(searchParams.get("from")) } : null;
}

function firstPath(value: string | string[] | undefined): string | null {
  return toSafePath([value].flat()[0]);
}
