"use client";

import { createContext, type ReactNode, use } from "react";

interface Terms {
  /** What a return or an exchange asks for, as the owner's text on /return lists it; none where it has no list. */
  conditions: readonly string[];
  /** Of the conditions, where it is another language than the page's. */
  lang: string | undefined;
  /** Where pieces are brought. */
  address: string;
}

const Told = createContext<Terms>({ conditions: [], lang: undefined, address: "" });

/** The terms of a return, in the page's language. */
export const useReturnTerms = (): Terms => use(Told);

/** Tells them to what is inside. */
export function ReturnTerms({ children, ...terms }: Terms & { children: ReactNode }) {
  return <Told value={terms}>{children}</Told>;
}
