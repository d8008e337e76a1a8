"use client";

import { Button } from "@/components/ui/button";

export default function ErrorPage({ reset }: { reset: () => void }) {
  return (
    <main className="mx-auto grid w-full max-w-md justify-items-start gap-4 px-4 py-24">
      <h1 className="text-3xl">This page did not load</h1>
      <p className="text-lg">The shop is briefly unavailable. Nothing of yours is lost.</p>
      <Button onClick={reset}>Try again</Button>
    </main>
  );
}
