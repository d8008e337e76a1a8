import { LauncherError } from "@/scripts/launcher/failure.mjs";

/** Those entries of a table that are asked for by their names, separated by commas; all of them where none is. */
export function chooseNames<Name extends string>(table: Record<Name, unknown>, only: string): Name[] {
  const all = Object.keys(table).filter((name): name is Name => Object.hasOwn(table, name));
  const wanted = only.split(",").filter(Boolean);
  const strange = wanted.filter((name) => !Object.hasOwn(table, name));
  if (strange.length > 0)
    throw new LauncherError(`Unknown: ${strange.join(", ")}. There are: ${all.join(", ")}.`);
  return wanted.length === 0 ? all : all.filter((name) => wanted.includes(name));
}
