import { z } from "zod";
import { trustDevice } from "@/lib/accounts/auth/trusted-device";
import { listDeadlineMs } from "@/lib/platform/http/list-deadline";
import { PROOF_HEADER } from "@/lib/platform/http/proof-of-work/format.mjs";
import { proofIn, spendProof } from "@/lib/platform/http/proof-of-work/spend-proof";
import { limitRequests, type RateRule } from "@/lib/platform/http/rate-limit";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { createUser } from "@/lib/accounts/users/create-user";
import { userDtoSchema } from "@/lib/accounts/users/dto";
import { listUsers } from "@/lib/accounts/users/queries";
import { createUserSchema, listUsersQuerySchema } from "@/lib/accounts/users/schema";

const FIRST_SESSION_VERSION = 0;
const WINDOW_SECONDS = 15 * 60;
const REGISTRATIONS: RateRule = { name: "register", points: 120, windowSeconds: WINDOW_SECONDS };
/** Every sign-in with Google makes this call, so the limit of registrations must not stop it. */
const SOCIAL_RECORDS: RateRule = { name: "social-record", points: 600, windowSeconds: WINDOW_SECONDS };

// GET /api/users
export const GET = route(
  {
    summary: "An admin reads all users, newest first",
    auth: "admin",
    query: listUsersQuerySchema,
    deadlineMs: listDeadlineMs,
    response: z.array(userDtoSchema),
  },
  async ({ query }) => await listUsers(query),
);

// POST /api/users
export const POST = route(
  {
    summary: "Anybody registers; an e-mail that is known already changes nothing",
    auth: "anybody",
    body: createUserSchema,
    headers: [PROOF_HEADER],
    errors: ["PROOF_NEEDED"],
    // Null for an e-mail that already has an account.
    response: z.object({ insertedId: z.string().nullable() }),
  },
  async ({ body, request }) => {
    await spendProof(proofIn(request.headers));
    await limitRequests(request, body.password === undefined ? SOCIAL_RECORDS : REGISTRATIONS);
    const insertedId = await createUser(body);
    const isRegistered = insertedId !== null && body.password !== undefined;
    if (isRegistered) await trustDevice({ _id: insertedId, sessionVersion: FIRST_SESSION_VERSION });
    return { insertedId };
  },
);

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD", "POST");
