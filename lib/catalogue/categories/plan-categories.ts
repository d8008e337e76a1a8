import {
  type CategorySettings,
  listCategories,
  type OwnCategory,
  type PlacedCategory,
  placeCategories,
} from "@/lib/categories";
import { MOST_CATEGORIES, MOST_MOVED } from "@/lib/catalogue/categories/constants";
import type { ChangeCategoryInput, CreateCategoryInput } from "@/lib/catalogue/categories/schema";
import { AppError, invalidField } from "@/lib/platform/http/errors";
import { foldCase } from "@/lib/platform/text/text";

const taken = (field: string, message: string): AppError =>
  new AppError("NAME_TAKEN", { message, fields: { [field]: message } });

/** Throws NAME_TAKEN where another category is called so, without regard to case. */
function refuseTaken(settings: CategorySettings, { path, name }: { path: string; name: string }): void {
  const others = listCategories(settings).filter(({ slug }) => slug !== path);
  if (others.some((other) => foldCase(other.name) === foldCase(name)))
    throw taken("name", "Another category has this name.");
}

type Former = NonNullable<CategorySettings["former"]>;

/** The names that categories had, but for one that a category has now. */
const formerBut = ({ former }: CategorySettings, name: string | undefined): Former =>
  (former ?? []).filter((one) => name === undefined || foldCase(one.name) !== foldCase(name));

/** Adds a category: at its position, else behind the others of its group. Throws NAME_TAKEN. */
export function withNew(
  settings: CategorySettings,
  { path, position, ...own }: CreateCategoryInput,
): CategorySettings {
  const placed = placeCategories(settings);
  if (placed.length >= MOST_CATEGORIES)
    throw taken("name", `The shop has ${MOST_CATEGORIES} categories. Delete one first.`);
  if (placed.some((other) => other.path === path)) throw taken("path", "Another category has this address.");
  refuseTaken(settings, { path, name: own.name });
  const inGroup = new Set(
    listCategories(settings).flatMap(({ slug, group }) => (group === own.group ? [slug] : [])),
  );
  const behind = placed.findLastIndex((other) => inGroup.has(other.path)) + 1;
  return {
    placed: placed.toSpliced(position ?? behind, 0, { path, isHidden: false, version: 1, own }),
    moved: settings.moved.filter(({ from }) => from !== path),
    former: formerBut(settings, own.name),
  };
}

/** Changes a category. Throws NOT_FOUND, STALE_VERSION, NAME_TAKEN and INVALID_FIELDS. */
export function withChange(
  settings: CategorySettings,
  path: string,
  { version, position, isHidden, ...change }: ChangeCategoryInput,
): CategorySettings {
  const placed = placeCategories(settings);
  const before = placed.find((one) => one.path === path);
  if (!before) throw new AppError("NOT_FOUND");
  if (before.version !== version) throw new AppError("STALE_VERSION");
  if (isHidden) requireShownBeside(placed, path, "isHidden");
  if (change.name !== undefined) refuseTaken(settings, { path, name: change.name });
  const after: PlacedCategory = {
    ...before,
    isHidden: isHidden ?? before.isHidden,
    version: version + 1,
    ...ownAfter(before, change),
  };
  const others = placed.filter((one) => one.path !== path);
  const { own } = before;
  const was = own && change.name !== undefined && change.name !== own.name ? [{ name: own.name, path }] : [];
  return {
    ...settings,
    placed: others.toSpliced(position ?? placed.indexOf(before), 0, after),
    former: [...formerBut(settings, change.name), ...was].slice(-MOST_MOVED),
  };
}

const ALL_HIDDEN = "At least one category has to be shown.";

/** Hides these categories or shows them, where they are not so already. Throws INVALID_FIELDS. */
export function withAllHidden(
  settings: CategorySettings,
  paths: readonly string[],
  isHidden: boolean,
): CategorySettings {
  const placed = placeCategories(settings).map((one) =>
    paths.includes(one.path) && one.isHidden !== isHidden
      ? { ...one, isHidden, version: one.version + 1 }
      : one,
  );
  if (placed.every((one) => one.isHidden)) throw invalidField("isHidden", ALL_HIDDEN);
  return { ...settings, placed };
}

function requireShownBeside(placed: readonly PlacedCategory[], path: string, field: string): void {
  if (placed.every((one) => one.isHidden || one.path === path)) throw invalidField(field, ALL_HIDDEN);
}

/** The words of a category after a change. Those of the twelve are the shop's. */
function ownAfter({ own }: PlacedCategory, change: Partial<OwnCategory>): Pick<PlacedCategory, "own"> {
  if (own) return { own: { ...own, ...change } };
  const [field] = Object.keys(change);
  if (field !== undefined)
    throw invalidField(
      field,
      "The shop came with this category: it can be moved and hidden, and nothing else.",
    );
  return {};
}

/** Takes a category of the owner's own away; its address leads to another one. Throws NOT_FOUND and INVALID_FIELDS. */
export function without(settings: CategorySettings, path: string, redirectTo: string): CategorySettings {
  const placed = placeCategories(settings);
  const found = placed.find((one) => one.path === path);
  if (!found) throw new AppError("NOT_FOUND");
  if (!found.own) throw invalidField("path", "The shop came with this category. You can hide it.");
  requireShownBeside(placed, path, "path");
  if (!placed.some((one) => one.path === redirectTo && one !== found && !one.isHidden))
    throw invalidField("redirectTo", "Please choose another category that shoppers see.");
  const moved = settings.moved.map(({ from, to }) => ({ from, to: to === path ? redirectTo : to }));
  return {
    placed: placed.filter((one) => one !== found),
    moved: [...moved, { from: path, to: redirectTo }].slice(-MOST_MOVED),
    former: [
      ...formerBut(settings, found.own.name).map((one) =>
        one.path === path ? { ...one, path: redirectTo } : one,
      ),
      { name: found.own.name, path: redirectTo },
    ].slice(-MOST_MOVED),
  };
}

/** Puts a category back that was just taken away, where it stood, unless another one has its address or name by now. */
export function withAgain(settings: CategorySettings, lost: PlacedCategory, index: number): CategorySettings {
  const placed = placeCategories(settings);
  const name = foldCase(lost.own?.name ?? "");
  const isTaken = listCategories(settings).some(
    (other) => other.slug === lost.path || foldCase(other.name) === name,
  );
  if (isTaken) return settings;
  return {
    placed: placed.toSpliced(index, 0, lost),
    moved: settings.moved.filter(({ from }) => from !== lost.path),
    former: formerBut(settings, lost.own?.name),
  };
}
