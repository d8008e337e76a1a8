import { useQuery } from "@tanstack/react-query";
import { callProtected, deleteProtected } from "@/lib/platform/http/client";
import { toPage } from "@/lib/platform/http/list";
import { useListPages } from "@/lib/platform/http/list-pages";
import { useChange } from "@/lib/platform/http/use-change";

const USERS_KEY = "users";
const PAGES_KEY = [USERS_KEY, "pages"] as const;
const PAGE_SIZE = 25;

/** The users, newest first, a page at a time; `q` is part of a name or an e-mail. */
export function useUserPages(q: string | undefined) {
  return useListPages({
    key: [...PAGES_KEY, q],
    read: async (cursor) => {
      // One more than a page holds, to know whether there are more.
      const users = await callProtected("GET /users", { query: { limit: PAGE_SIZE + 1, q, cursor } });
      return toPage(users, PAGE_SIZE, ({ _id }) => _id);
    },
  });
}

/** How many users there are, and how many admins. */
export function useUserCounts() {
  return useQuery({
    queryKey: [USERS_KEY, "counts"],
    queryFn: () => callProtected("GET /users/counts"),
  });
}

/** Makes somebody an admin; users are then read again. */
export function usePromoteUser() {
  return useChange([[USERS_KEY]], (idOrEmail: string) =>
    callProtected("PATCH /users/admin/{idOrEmail}", { params: { idOrEmail } }),
  );
}

/** Takes somebody into the staff of the desk, or out of it; users are then read again, so that nobody reads of rights too early. */
export function useSetStaff() {
  return useChange([[USERS_KEY]], ({ userId: id, isStaff }: { userId: string; isStaff: boolean }) =>
    callProtected("PATCH /users/staff/{id}", { params: { id }, body: { isStaff } }),
  );
}

/** Deletes an account; users are then read again. */
export function useDeleteUser() {
  return useChange([[USERS_KEY]], (id: string) => deleteProtected("DELETE /users/{id}", { params: { id } }));
}
