import { useQuery } from "@tanstack/react-query";
import type {
  ChangeCategoryRequest,
  CreateCategoryRequest,
  HideCategoriesInput,
} from "@/lib/catalogue/categories/schema";
import { callProtected, deleteProtected } from "@/lib/platform/http/client";
import { useChange } from "@/lib/platform/http/use-change";

const CATEGORIES_KEY = "categories";

/** All categories, in the owner's order. */
export function useCategories() {
  return useQuery({
    queryKey: [CATEGORIES_KEY],
    queryFn: () => callProtected("GET /categories"),
    staleTime: 0,
  });
}

/** Makes a category; categories are then read again. */
export function useCreateCategory() {
  return useChange([[CATEGORIES_KEY]], (body: CreateCategoryRequest) =>
    callProtected("POST /categories", { body }),
  );
}

interface CategoryChange {
  path: string;
  change: ChangeCategoryRequest;
}

/** Changes, hides or moves a category; categories are then read again. */
export function useChangeCategory() {
  return useChange([[CATEGORIES_KEY]], ({ path, change }: CategoryChange) =>
    callProtected("PATCH /categories/{path}", { params: { path }, body: change }),
  );
}

/** Hides categories without products, or shows categories; categories are then read again. */
export function useHideCategories() {
  return useChange([[CATEGORIES_KEY]], (body: HideCategoriesInput) =>
    callProtected("PATCH /categories", { body }),
  );
}

/** Deletes a category, whose address then leads to another one; categories are then read again. */
export function useDeleteCategory() {
  return useChange([[CATEGORIES_KEY]], ({ path, redirectTo }: { path: string; redirectTo: string }) =>
    deleteProtected("DELETE /categories/{path}", { params: { path }, body: { redirectTo } }),
  );
}
