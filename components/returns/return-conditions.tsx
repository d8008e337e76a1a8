"use client";

import { createContext, type ReactNode, use } from "react";

interface Conditions {
  conditions: readonly string[];
  /** Of the conditions, where it is another language than the page's. */
  lang: string | undefined;
}

const Told = createContext<Conditions>({ conditions: [], lang: undefined });

/** What a return or an exchange asks for, as the owner's text on /return lists it; nothing where it has no list. */
export const useReturnConditions = (): Conditions => use(Told);

/** Tells it to the forms inside. */
export function ReturnConditions({ children, ...conditions }: Conditions & { children: ReactNode }) {
  return <Told value={conditions}>{children}</Told>;
}
