import { MESSAGES, QUESTIONS } from "@/components/messages";
import { askQuestion, showMessage } from "@/components/ui/alert";
import { useDeleteUser, usePromoteUser, useSetStaff } from "@/lib/accounts/users/api";
import type { UserDto } from "@/lib/accounts/users/dto";

/** What an admin can do with an account. What cannot be taken back here is asked about first. */
export function useUserActions(user: UserDto) {
  const promotion = usePromoteUser();
  const deletion = useDeleteUser();
  const staffing = useSetStaff();

  async function promote() {
    if (!(await askQuestion(QUESTIONS.makeAdmin))) return;
    try {
      await promotion.mutateAsync(user._id);
      await showMessage(MESSAGES.madeAdmin(user.name));
    } catch {
      // Told in the row.
    }
  }

  async function remove() {
    if (!(await askQuestion(QUESTIONS.deleteUser))) return;
    try {
      await deletion.mutateAsync(user._id);
      await showMessage(MESSAGES.userDeleted);
    } catch {
      // Told in the row.
    }
  }

  return {
    promote,
    remove,
    setStaff: (isStaff: boolean) => staffing.mutate({ userId: user._id, isStaff }),
    isPending: promotion.isPending || deletion.isPending || staffing.isPending,
    failure: promotion.error ?? deletion.error ?? staffing.error,
  };
}
