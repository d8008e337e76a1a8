import { z } from "zod";
import { admin, anybody } from "@/lib/auth/guards";
import { methodNotAllowed, route } from "@/lib/http/route";
import { createUser } from "@/lib/users/create-user";
import { userDtoSchema } from "@/lib/users/dto";
import { listUsers } from "@/lib/users/queries";
import { createUserSchema, listUsersQuerySchema } from "@/lib/users/schema";

// GET /api/users — an admin reads all users, newest first
export const GET = route(
  { auth: admin, query: listUsersQuerySchema, answer: z.array(userDtoSchema) },
  async ({ query }) => await listUsers(query),
);

// POST /api/users — anybody registers; an e-mail that is known already changes nothing
export const POST = route(
  {
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
