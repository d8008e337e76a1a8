import { Notice } from "@/components/ui/notice";

/** Why a form is not saved: a picture of it has not arrived. */
export const HeldBackNotice = () => (
  <Notice kind="error">
    Nothing is saved yet: a picture has not arrived. Try it again, choose another, or leave it out.
  </Notice>
);
