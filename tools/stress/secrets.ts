import { makeSecrets } from "@/scripts/launcher/secrets.mjs";

/** The secrets of every shop and database of this process: it signs the tokens, and reads its environment once. */
export const SECRETS = makeSecrets();
