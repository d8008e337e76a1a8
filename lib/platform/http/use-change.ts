import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";

/** A mutation after which these queries are read again. Trouble is told at once; what became of it is read meanwhile. */
export function useChange<Answer, Variables>(
  keys: readonly QueryKey[],
  mutationFn: (variables: Variables) => Promise<Answer>,
) {
  const queryClient = useQueryClient();
  const readAgain = () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  return useMutation({ mutationFn, onSuccess: readAgain, onError: () => void readAgain() });
}
