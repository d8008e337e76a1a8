"use client";

import { useWords } from "#words";
import { DeskList } from "@/components/desk-kit/desk-list";
import { SearchBox } from "@/components/desk-kit/search-box";
import { usePlace } from "@/components/desk-kit/use-place";
import { UserRow } from "@/components/users-desk/user-row";
import { useUserCounts, useUserPages } from "@/lib/accounts/users/api";
import { userPlaceSchema } from "@/lib/accounts/users/schema";

export function UsersView({ ownId }: { ownId: string }) {
  const words = useWords("deskUsers");
  const units = useWords("units");
  const { place, change } = usePlace(userPlaceSchema);
  const counts = useUserCounts();
  return (
    <>
      <div className="mb-6 grid grid-cols-1 items-end gap-4 sm:grid-cols-[1fr_20rem]">
        <p className="text-lg">
          {counts.data ? (
            <>
              {words.total} <strong className="tabular-nums">{units.count(counts.data.all)}</strong>
            </>
          ) : null}
        </p>
        <SearchBox label={words.find} asked={place.q} onFind={(q) => change({ q })} />
      </div>
      <DeskList
        list={useUserPages(place.q)}
        label={words.list}
        className="grid grid-cols-1 gap-3"
        empty={<p className="text-lg">{words.none}</p>}
        renderRow={(user) => (
          <UserRow user={user} isSelf={user._id === ownId} isLastAdmin={counts.data?.admins === 1} />
        )}
      />
    </>
  );
}
