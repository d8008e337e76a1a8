"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

const MAX_RETRIES = 3;
const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 30_000;
const UNUSED_DATA_MS = 5 * 60 * 1_000;

const isRefusal = (error: unknown) =>
  error instanceof Error &&
  "status" in error &&
  typeof error.status === "number" &&
  error.status >= 400 &&
  error.status < 500;

function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      mutations: { networkMode: "always" },
      queries: {
        // Offline is told at once, and nothing is sent by itself when the line is back.
        networkMode: "always",
        // A refusal stays one however often it is asked for; trouble may pass.
        retry: (failures, error) => !isRefusal(error) && failures < MAX_RETRIES,
        retryDelay: (attempt) => Math.min(FIRST_RETRY_MS * 2 ** attempt, MAX_RETRY_MS),
        gcTime: UNUSED_DATA_MS,
      },
    },
  });
}

export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
