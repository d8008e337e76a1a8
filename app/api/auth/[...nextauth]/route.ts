import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { getAuthOptions } from "@/lib/auth/options";
import { methodNotAllowed } from "@/lib/http/route";

interface Context {
  params: Promise<{ nextauth: string[] }>;
}

// /api/auth/* — next-auth's own calls: csrf, sign-in, session, sign-out
const handler = async (request: NextRequest, context: Context): Promise<Response> =>
  await NextAuth(request, context, getAuthOptions());

export { handler as GET, handler as POST };

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD", "POST");
