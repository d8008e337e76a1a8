import "server-only";
import { cache } from "react";
import { failFast } from "@/lib/platform/database/fail-fast";
import { Deadline } from "@/lib/platform/jobs/deadline";

const deadlineOfPage = cache(() => new Deadline());

/** A read of a page that is rendered for each visit; all of them together have the time of one answer. */
export function withPageDeadline<Result>(read: () => Promise<Result>): Promise<Result> {
  return failFast(() => deadlineOfPage().within(read));
}
