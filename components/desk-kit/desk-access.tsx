"use client";

import { createContext, type ReactNode, useContext } from "react";
import type { Role } from "@/lib/accounts/users/constants";

const ViewerRole = createContext<Role>("staff");

/** Provides the rights of the user to the components below. They hide what staff may not do; the server refuses it. */
export function DeskAccess({ role, children }: { role: Role; children: ReactNode }) {
  return <ViewerRole value={role}>{children}</ViewerRole>;
}

/** Whether the user may also do what only admins may do. */
export const useIsAdmin = (): boolean => useContext(ViewerRole) === "admin";
