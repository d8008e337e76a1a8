"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { ShowMore } from "@/components/admin/show-more";
import { useDebounce } from "@/components/admin/use-debounce";
import { UserRow } from "@/components/admin/user-row";
import { replaceSearchParams } from "@/components/admin/replace-search-params";
import { QueryState } from "@/components/ui/query-state";
import { TextField } from "@/components/ui/text-field";
import { formatCount } from "@/lib/format";
import { useUserCounts, useUserPages } from "@/lib/users/api";

export function UsersView({ ownId }: { ownId: string }) {
  const { wanted, typed, type } = useUserSearch();
  const users = useUserPages(wanted);
  const counts = useUserCounts();
  return (
    <>
      <div className="mb-6 grid grid-cols-1 items-end gap-4 sm:grid-cols-[1fr_20rem]">
        <p className="text-lg">
          {counts.data ? (
            <>
              Total <strong className="tabular-nums">{formatCount(counts.data.all)}</strong>
            </>
          ) : null}
        </p>
        <TextField
          label="Find by name or email"
          type="search"
          value={typed}
          maxLength={100}
          onChange={type}
        />
      </div>
      <QueryState query={users}>
        {({ pages }) => (
          <>
            <ul aria-label="All users" className="grid grid-cols-1 gap-3">
              {pages.flat().map((user) => (
                <li key={user._id}>
                  <UserRow user={user} isSelf={user._id === ownId} isLastAdmin={counts.data?.admins === 1} />
                </li>
              ))}
            </ul>
            {pages[0]?.length === 0 && <p className="text-lg">No user matches this name or email.</p>}
            <ShowMore pages={users} />
          </>
        )}
      </QueryState>
    </>
  );
}

/** Which users are searched for, which is kept in the address. */
function useUserSearch() {
  const [wanted, setWanted] = useState(useSearchParams().get("q")?.trim() ?? "");
  const [typed, setTyped] = useState(wanted);
  const pause = useDebounce(() => {
    const q = typed.trim();
    setWanted(q);
    replaceSearchParams({ q });
  });

  function type(text: string): void {
    setTyped(text);
    pause.restart();
  }

  return { wanted, typed, type };
}
