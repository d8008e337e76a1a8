import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { z } from "zod";

/** How a provider, or somebody who plays one, can go wrong. */
export type Fault =
  "other key" | "no signature" | "other audience" | "other issuer" | "other nonce" | "expired";

/** What the code of a sign-in stands for: the provider keeps nothing, so that every worker can use it. */
export const codeSchema = z.object({
  sub: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  name: z.string(),
  nonce: z.string(),
  challenge: z.string(),
  redirectUri: z.string(),
  fault: z.string().optional(),
});

type Code = z.output<typeof codeSchema>;

export const writeCode = (code: Code): string => Buffer.from(JSON.stringify(code)).toString("base64url");

interface ProviderOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;

/** An OpenID provider on loopback, with PKCE, state and nonce. Returns how to stop. */
export async function startOpenidProvider(options: ProviderOptions): Promise<() => Promise<void>> {
  const [keys, otherKeys] = await Promise.all([generateKeyPair("RS256"), generateKeyPair("RS256")]);
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: "1", alg: "RS256", use: "sig" };
  const { issuer } = options;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? "/", issuer);
    if (pathname === "/.well-known/openid-configuration") sendJson(response, describe(issuer));
    else if (pathname === "/jwks") sendJson(response, { keys: [jwk] });
    else if (pathname === "/authorize") sendPage(response, PAGE);
    else if (pathname === "/token") await giveTokens({ request, response, options, keys, otherKeys });
    else response.writeHead(404).end();
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(Number(new URL(issuer).port), "127.0.0.1", resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

const describe = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ["code"],
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: ["RS256"],
  code_challenge_methods_supported: ["S256"],
});

/** Lets a person say who they are; what they say becomes the code, in their own browser. */
const PAGE = `<!doctype html><html lang="en"><title>Loopback accounts</title><h1>Choose an account</h1>
<link rel="icon" href="data:,">
<form>
<label>Account id <input name="sub"></label>
<label>Email <input name="email"></label>
<label>Name <input name="name"></label>
<label>Verified <input name="email_verified" type="checkbox"></label>
<button>Continue</button> <button name="deny" value="1">Deny</button>
</form>
<script>
document.querySelector("form").addEventListener("submit", (event) => {
  event.preventDefault();
  const asked = new URLSearchParams(location.search);
  const fields = new FormData(event.target, event.submitter);
  const back = new URL(asked.get("redirect_uri"));
  back.searchParams.set("state", asked.get("state"));
  if (fields.has("deny")) back.searchParams.set("error", "access_denied");
  else {
    const code = { sub: fields.get("sub"), email: fields.get("email"), name: fields.get("name"),
      email_verified: fields.has("email_verified"), nonce: asked.get("nonce") ?? "",
      challenge: asked.get("code_challenge") ?? "", redirectUri: asked.get("redirect_uri") };
    const bytes = new TextEncoder().encode(JSON.stringify(code));
    const base64 = btoa(String.fromCharCode(...bytes));
    back.searchParams.set("code", base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", ""));
  }
  location.assign(back);
});
</script>`;

interface TokenCall {
  request: IncomingMessage;
  response: ServerResponse;
  options: ProviderOptions;
  keys: KeyPair;
  otherKeys: KeyPair;
}

async function giveTokens({ request, response, options, keys, otherKeys }: TokenCall): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const form = new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
  const code = codeSchema.parse(
    JSON.parse(Buffer.from(form.get("code") ?? "", "base64url").toString("utf8")),
  );
  const { clientId, clientSecret, issuer } = options;
  const verifier = form.get("code_verifier") ?? "";
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`;
  const isHonest =
    request.headers.authorization === basic &&
    form.get("grant_type") === "authorization_code" &&
    form.get("redirect_uri") === code.redirectUri &&
    (code.challenge === "" || createHash("sha256").update(verifier).digest("base64url") === code.challenge);
  if (!isHonest) return sendJson(response, { error: "invalid_grant" }, 400);
  const claims = {
    sub: code.sub,
    email: code.email,
    email_verified: code.email_verified,
    name: code.name,
    ...(code.nonce && { nonce: code.fault === "other nonce" ? "x".repeat(43) : code.nonce }),
    iss: code.fault === "other issuer" ? "https://evil.example" : issuer,
    aud: code.fault === "other audience" ? "another-shop" : clientId,
  };
  sendJson(response, {
    access_token: "loopback",
    token_type: "Bearer",
    expires_in: 300,
    id_token: await sign(claims, code.fault, code.fault === "other key" ? otherKeys : keys),
  });
}

async function sign(claims: JWTPayload, fault: string | undefined, { privateKey }: KeyPair): Promise<string> {
  const now = Math.floor(Date.now() / 1_000);
  const times = fault === "expired" ? { iat: now - 7_200, exp: now - 3_600 } : { iat: now, exp: now + 300 };
  if (fault === "no signature") return new UnsecuredJWT({ ...claims, ...times }).encode();
  return await new SignJWT({ ...claims, ...times })
    .setProtectedHeader({ alg: "RS256", kid: "1" })
    .sign(privateKey);
}

function sendJson(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

function sendPage(response: ServerResponse, page: string): void {
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(page);
}
