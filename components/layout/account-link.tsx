"use client";

import { CircleUserRound } from "lucide-react";
import Link from "next/link";
import { useIsSignedIn } from "@/components/layout/use-is-signed-in";
import { PATHS } from "@/lib/paths";

const AVATAR_LABEL = "Your Cart and Other Info.";

/** Login for a visitor, the avatar for whoever is signed in. Decided in the browser: the page itself is cached. */
export function AccountLink() {
  const isSignedIn = useIsSignedIn();
  if (!isSignedIn) {
    return (
      <Link
        href={PATHS.login}
        className="inline-flex min-h-11 items-center rounded-cloth bg-indigo px-5 font-semibold text-white hover:bg-ink"
      >
        Login
      </Link>
    );
  }
  return (
    <Link
      href={PATHS.profile}
      aria-label={AVATAR_LABEL}
      title={AVATAR_LABEL}
      prefetch={false}
      className="grid size-11 place-items-center rounded-full border border-ink/40 bg-white hover:border-ink"
    >
      <CircleUserRound aria-hidden="true" className="size-6" strokeWidth={1.5} />
    </Link>
  );
}
