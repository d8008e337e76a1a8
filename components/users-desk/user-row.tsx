import { useWords } from "#words";
import { useId } from "react";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { Button } from "@/components/ui/button";
import { ErrorNotice } from "@/components/ui/call-notices";
import type { Role } from "@/lib/accounts/users/constants";
import type { UserDto } from "@/lib/accounts/users/dto";
import { askAndDo } from "@/components/ui/ask-and-do";
import { useDeleteUser, usePromoteUser, useSetStaff } from "@/lib/accounts/users/api";
import type { Words } from "@/lib/words/words";

interface UserRowProps {
  user: UserDto;
  isSelf: boolean;
  /** Whether there is only one admin. */
  isLastAdmin: boolean;
}

export function UserRow({ user, isSelf, isLastAdmin }: UserRowProps) {
  const words = useWords("deskUsers");
  const reasonId = useId();
  const { promote, remove, setStaff, isPending, failure } = useUserActions(user);
  const isAdmin = user.role === "admin";
  const reason = whyNotDeleted(words, isSelf, isAdmin && isLastAdmin);

  return (
    <article
      aria-label={user.name}
      className="grid grid-cols-1 items-center gap-x-6 gap-y-3 card p-4 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="min-w-0">
        <h2 className="text-lg wrap-anywhere">{user.name}</h2>
        <p className="text-muted wrap-anywhere">{user.email}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3 max-sm:*:flex-auto">
        <Rights
          role={user.role}
          isPending={isPending}
          onPromote={() => void promote()}
          onSetStaff={setStaff}
        />
        <Button
          variant="danger"
          className="px-3! sm:px-5!"
          disabled={isPending || reason !== undefined}
          aria-describedby={reason && reasonId}
          onClick={() => void remove()}
        >
          {words.delete}
        </Button>
      </div>
      <RetryingNotice isPending={isPending} className="sm:col-span-2" />
      {reason && (
        <p id={reasonId} className="text-sm text-muted sm:col-span-2 sm:text-right">
          {reason}
        </p>
      )}
      <ErrorNotice error={failure && words.failure(failure)} className="sm:col-span-2" />
    </article>
  );
}

interface RightsProps {
  role: Role;
  isPending: boolean;
  onPromote: () => void;
  onSetStaff: (isStaff: boolean) => void;
}

function Rights({ role, isPending, onPromote, onSetStaff }: RightsProps) {
  const words = useWords("deskUsers");
  if (role === "admin")
    return <p className="care-label border-l-4 border-leaf py-1 pl-2 text-leaf">{words.roles.admin}</p>;
  const isStaff = role === "staff";
  return (
    <>
      {isStaff && (
        <p className="care-label border-l-4 border-indigo py-1 pl-2 text-indigo">{words.roles.staff}</p>
      )}
      <Button variant="quiet" className="px-3! sm:px-5!" disabled={isPending} onClick={onPromote}>
        {words.makeAdmin}
      </Button>
      <Button
        variant="quiet"
        className="px-3! sm:px-5!"
        disabled={isPending}
        onClick={() => onSetStaff(!isStaff)}
      >
        {isStaff ? words.endStaff : words.makeStaff}
      </Button>
    </>
  );
}

function whyNotDeleted(words: Words["deskUsers"], isSelf: boolean, isLastAdmin: boolean): string | undefined {
  if (isLastAdmin) return words.onlyAdmin;
  return isSelf ? words.yourself : undefined;
}

/** The actions on an account. The desk asks first before those that cannot be undone here. */
function useUserActions(user: UserDto) {
  const { popUps } = useWords("deskUsers");
  const promotion = usePromoteUser();
  const deletion = useDeleteUser();
  const staffing = useSetStaff();

  const promote = () =>
    askAndDo({
      question: popUps.makeAdmin,
      work: () => promotion.mutateAsync(user._id),
      message: popUps.madeAdmin(user.name),
    });

  const remove = () =>
    askAndDo({
      question: popUps.deleteUser,
      work: () => deletion.mutateAsync(user._id),
      message: popUps.deleted,
    });

  return {
    promote,
    remove,
    setStaff: (isStaff: boolean) => staffing.mutate({ userId: user._id, isStaff }),
    isPending: promotion.isPending || deletion.isPending || staffing.isPending,
    failure: promotion.error ?? deletion.error ?? staffing.error,
  };
}
