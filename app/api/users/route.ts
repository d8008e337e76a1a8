import { z } from "zod";
import { admin, anybody } from "@/lib/auth/guards";
import { listDeadlineMs } from "@/lib/http/list-deadline";
import { methodNotAllowed, route } from "@/lib/http/route";
import { createUser } from "@/lib/users/create-user";
import { userDtoSchema } from "@/lib/users/dto";
import { listUsers } from "@/lib/users/queries";
import { createUserSchema, listUsersQuerySchema } from "@/lib/users/schema";

// GET /api/users
export const GET = route(
  {
    summary: "An admin reads all users, newest first",
    auth: admin,
    query: listUsersQuerySchema,
    deadlineMs: listDeadlineMs,
    answer: z.array(userDtoSchema),
  },
  async ({ query }) => await listUsers(query),
);

// POST /api/users
export const POST = route(
  {
    summary: "Anybody registers; an e-mail that is known already changes nothing",
    auth: anybody,
    rate: { name: "register", points: 60, windowSeconds: 15 * 60 },
    body: createUserSchema,
    promises: "insertedId",
    // Null for an e-mail that is known already.
    answer: z.object({ insertedId: z.string().nullable() }),
  },
  async ({ body }) => ({ insertedId: await createUser(body) }),
);

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD", "POST");
