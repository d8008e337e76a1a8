"use client";

import { useId } from "react";
import { useUserActions } from "@/components/admin/use-user-actions";
import { RetryingNotice } from "@/components/layout/retrying-notice";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { UserDto } from "@/lib/users/dto";

interface UserRowProps {
  user: UserDto;
  isSelf: boolean;
  /** Whether there is only one admin. */
  isLastAdmin: boolean;
}

export function UserRow({ user, isSelf, isLastAdmin }: UserRowProps) {
  const reasonId = useId();
  const { promote, remove, isPending, failure } = useUserActions(user);
  const isAdmin = user.role === "admin";
  const reason = whyNotDeleted({ isSelf, isLastAdmin: isAdmin && isLastAdmin });

  return (
    <article
      aria-label={user.name}
      className="grid grid-cols-1 items-center gap-x-6 gap-y-3 rounded-cloth border border-ink/15 bg-white p-4 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="min-w-0">
        <h2 className="text-lg wrap-anywhere">{user.name}</h2>
        <p className="text-muted wrap-anywhere">{user.email}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3 max-sm:*:flex-1">
        {isAdmin ? (
          <p className="care-label border-l-4 border-leaf py-1 pl-2 text-leaf">Admin</p>
        ) : (
          <Button variant="quiet" disabled={isPending} onClick={() => void promote()}>
            Make Admin
          </Button>
        )}
        <Button
          variant="danger"
          disabled={isPending || reason !== undefined}
          aria-describedby={reason && reasonId}
          onClick={() => void remove()}
        >
          Delete
        </Button>
      </div>
      <RetryingNotice isPending={isPending} className="sm:col-span-2" />
      {reason && (
        <p id={reasonId} className="text-sm text-muted sm:col-span-2 sm:text-right">
          {reason}
        </p>
      )}
      {failure && (
        <div className="sm:col-span-2">
          <Notice kind="error">{failure.message}</Notice>
        </div>
      )}
    </article>
  );
}

function whyNotDeleted({
  isSelf,
  isLastAdmin,
}: {
  isSelf: boolean;
  isLastAdmin: boolean;
}): string | undefined {
  if (isLastAdmin) return "This is the only admin; the shop needs one.";
  return isSelf ? "This is you. Another admin can delete your account." : undefined;
}
