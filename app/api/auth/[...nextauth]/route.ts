import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { checkAuthRequest } from "@/lib/auth/check-request";
import { getAuthOptions } from "@/lib/auth/options";
import { methodNotAllowed, respond } from "@/lib/http/route";

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

// /api/auth/* — next-auth's own calls: csrf, sign-in, session, sign-out
const handler = (request: NextRequest, context: Context): Promise<Response> =>
  respond(request, async () => {
    const { nextauth } = await context.params;
    const body = await checkAuthRequest(request, nextauth.join("/"));
    const { url, method, headers } = request;
    return await NextAuth(new NextRequest(url, { method, headers, body }), context, getAuthOptions());
  });

export { handler as GET, handler as POST };

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD", "POST");
