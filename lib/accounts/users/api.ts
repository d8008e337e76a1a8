import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callProtected, deleteProtected } from "@/lib/platform/http/client";
import { searchOf, toPage } from "@/lib/platform/http/list";
import { useListPages } from "@/lib/platform/http/list-pages";
import type { UserCounts, UserDto } from "@/lib/accounts/users/dto";

const USERS_KEY = "users";
const PAGES_KEY = [USERS_KEY, "pages"] as const;
const PAGE_SIZE = 25;

/** The users, newest first, a page at a time; `q` is part of a name or an e-mail. */
export function useUserPages(q: string | undefined) {
  return useListPages({
    key: [...PAGES_KEY, q],
    read: async (cursor) => {
      // One more than a page holds, to know whether there are more.
      const query = { limit: PAGE_SIZE + 1, q, ...(cursor && { cursor }) };
      const users = await callProtected<UserDto[]>(`/users${searchOf(query)}`);
      return toPage(users, PAGE_SIZE, ({ _id }) => _id);
    },
  });
}

/** How many users there are, and how many admins. */
export function useUserCounts() {
  return useQuery({
    queryKey: [USERS_KEY, "counts"],
    queryFn: () => callProtected<UserCounts>("/users/counts"),
  });
}

/** Makes somebody an admin; users are then read again. */
export function usePromoteUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) => callProtected(`/users/admin/${userId}`, { method: "PATCH" }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [USERS_KEY] }),
  });
}

/** Takes somebody into the staff of the desk, or out of it; users are then read again, so that nobody reads of rights too early. */
export function useSetStaff() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, isStaff }: { userId: string; isStaff: boolean }) =>
      callProtected(`/users/staff/${userId}`, { method: "PATCH", body: { isStaff } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [USERS_KEY] }),
  });
}

/** Deletes an account; users are then read again. */
export function useDeleteUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) => deleteProtected(`/users/${userId}`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [USERS_KEY] }),
  });
}
