import { z } from "zod";

/** A path of the shop: a second slash would name another host, and browsers read a backslash as one. */
const isPath = (typed: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(typed);

/** Whether something can be linked from a page of the shop: one of its own paths, or a link with https. */
export const isPlace = (typed: string): boolean =>
  isPath(typed) || z.url({ protocol: /^https$/ }).safeParse(typed).success;

/** A page of the shop that is typed without its first slash, such as `denimpants`, has it afterwards. */
export const asPlace = (typed: string): string =>
  /^[\w-]+(?:\/[\w-]+)*(?:\?[^\s\\]*)?$/.test(typed) ? `/${typed}` : typed;
