import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { callProtected, deleteProtected } from "@/lib/http/client";
import type { UserCounts, UserDto } from "@/lib/users/dto";

const USERS_KEY = "users";
const PAGE_SIZE = 25;

/** The users, newest first, a page at a time; `q` is part of a name or an e-mail. */
export function useUserPages(q: string) {
  return useInfiniteQuery({
    queryKey: [USERS_KEY, "pages", q],
    queryFn: ({ pageParam }) => {
      const query = new URLSearchParams({
        limit: String(PAGE_SIZE),
        ...(q && { q }),
        ...(pageParam && { cursor: pageParam }),
      });
      return callProtected<UserDto[]>(`/users?${query.toString()}`);
    },
    initialPageParam: "",
    getNextPageParam: (page) => (page.length === PAGE_SIZE ? page.at(-1)?._id : undefined),
    placeholderData: keepPreviousData,
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

/** Takes somebody into the staff of the desk, or out of it; users are then read again. */
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
