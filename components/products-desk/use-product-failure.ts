import { useWords } from "#words";
import { ApiError } from "@/lib/platform/http/client";

/** Says why a product could not be saved or deleted. */
export function useProductFailure(): (error: unknown) => string {
  const { gone } = useWords("deskProducts");
  const { failure } = useWords("deskKit");
  return (error) => (error instanceof ApiError && error.status === 404 ? gone : failure(error));
}
