import { messageOf } from "@/lib/platform/http/api-error";
import { message, question, ARE_YOU_SURE } from "@/lib/words/en/pop-ups";

/** The accounts of the shop, as admins see them. The pop-ups are verbatim from the contract (point 8). */
export const deskUsers = {
  /** What has gone wrong with a call. */
  failure: messageOf,
  title: "Users",
  list: "All users",
  total: "Total",
  find: "Find by name or email",
  none: "No user matches this name or email.",
  roles: { admin: "Admin", staff: "Staff" },
  makeAdmin: "Make Admin",
  makeStaff: "Make Staff",
  endStaff: "End staff rights",
  delete: "Delete",
  onlyAdmin: "This is the only admin; the shop needs one.",
  yourself: "This is you. Another admin can delete your account.",
  popUps: {
    makeAdmin: question(ARE_YOU_SURE),
    deleteUser: question(ARE_YOU_SURE),
    madeAdmin: (name: string) => message(`${name} is now the admin of the website`),
    deleted: message("User has been deleted."),
  },
};
