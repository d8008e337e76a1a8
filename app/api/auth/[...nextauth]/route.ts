import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { toShopResponse } from "@/lib/accounts/auth/auth-response";
import { validateAuthRequest } from "@/lib/accounts/auth/validate-auth-request";
import { getAuthOptions } from "@/lib/accounts/auth/options";
import { ANSWER_DEADLINE_MS, Deadline } from "@/lib/platform/jobs/deadline";
import { respond } from "@/lib/rest/route";

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

/** Long enough to include a call to Google. */
const SOCIAL_DEADLINE_MS = 15_000;

/** How long next-auth may take: a path that names an outside provider also calls that provider. */
const authDeadlineMs = ([, provider = "credentials"]: string[]) =>
  provider === "credentials" ? ANSWER_DEADLINE_MS : SOCIAL_DEADLINE_MS;

// /api/auth/* — next-auth's own calls: csrf, sign-in, session, sign-out
const handler = (request: NextRequest, context: Context): Promise<Response> =>
  respond(request, async (requestId) => {
    const { nextauth } = await context.params;
    const body = await validateAuthRequest(request, nextauth.join("/"));
    const { url, headers } = request;
    const method = request.method === "HEAD" ? "GET" : request.method;
    const errors: unknown[] = [];
    const options = getAuthOptions((error) => errors.push(error));
    const deadline = new Deadline({ ms: authDeadlineMs(nextauth), facts: { requestId } });
    const response = await deadline.within<Response>(() =>
      NextAuth(new NextRequest(url, { method, headers, body }), context, options),
    );
    return await toShopResponse({ response, errors, requestId });
  });

export {
  handler as GET,
  handler as POST,
  handler as PUT,
  handler as PATCH,
  handler as DELETE,
  handler as OPTIONS,
};
