"use client";

import { DeskList } from "@/components/desk-kit/desk-list";
import { SearchBox } from "@/components/desk-kit/search-box";
import { usePlace } from "@/components/desk-kit/use-place";
import { UserRow } from "@/components/users-desk/user-row";
import { useUserCounts, useUserPages } from "@/lib/accounts/users/api";
import { userPlaceSchema } from "@/lib/accounts/users/schema";
import { formatCount } from "@/lib/platform/text/format";

export function UsersView({ ownId }: { ownId: string }) {
  const { place, change } = usePlace(userPlaceSchema);
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
        <SearchBox label="Find by name or email" asked={place.q} onFind={(q) => change({ q })} />
      </div>
      <DeskList
        list={useUserPages(place.q)}
        label="All users"
        className="grid grid-cols-1 gap-3"
        empty={<p className="text-lg">No user matches this name or email.</p>}
        renderRow={(user) => (
          <UserRow user={user} isSelf={user._id === ownId} isLastAdmin={counts.data?.admins === 1} />
        )}
      />
    </>
  );
}
