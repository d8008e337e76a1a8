"use client";

import { createContext, type ReactNode, useContext } from "react";
import type { Role } from "@/lib/accounts/users/constants";

const ViewerRole = createContext<Role>("staff");

/** Tells what is below it whose desk this is. It hides what staff may not do; the server refuses it. */
export function DeskAccess({ role, children }: { role: Role; children: ReactNode }) {
  return <ViewerRole value={role}>{children}</ViewerRole>;
}

/** Whether whoever looks at the desk may also do what is the admins' alone. */
export const useIsAdmin = (): boolean => useContext(ViewerRole) === "admin";
