import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, expect, it } from "vitest";
import { processState } from "@/lib/platform/process-state.mjs";
import { handleUnlessNotFound } from "@/server/next/plain.mjs";

afterEach(() => {
  delete processState.findMissing;
});

it("asks the framework for all that is missing under one address, and for the rest under its own", async () => {
  processState.findMissing = (path) => (path === "/login" ? null : Promise.resolve(missingOf(path)));
  const urls = ["/qwerty", "/asdfgh?sort=new", "/caps?sort=new", "/login", "/images/x.webp"];
  expect(await Promise.all(urls.map(askedFor))).toEqual([
    "/nothing/here",
    "/nothing/here?sort=new",
    "/caps?sort=new",
    "/login",
    "/images/x.webp",
  ]);
});

function missingOf(path: string) {
  if (path === "/caps") return null;
  return { message: path.startsWith("/images") ? "There is no such picture." : null };
}

async function askedFor(url: string): Promise<string | undefined> {
  const request = { url } as IncomingMessage;
  let asked: string | undefined;
  await handleUnlessNotFound(request, { closed: false } as ServerResponse, () => (asked = request.url));
  return asked;
}
