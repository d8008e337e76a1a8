"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

const MAX_RETRIES = 3;
const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 30_000;
/** While the shop is away the three tries are spread over half a minute: an outage of a quarter is waited out. */
const AWAY_RETRY_MS = [2_000, 6_000, 14_000];
const JITTER = 0.25;
const MILLISECONDS_PER_SECOND = 1_000;
const UNUSED_DATA_MS = 5 * 60 * 1_000;

/** The status of a failed call; 0 when there was no answer, null where the failure is none of a call. */
const statusOf = (error: Error) =>
  "status" in error && typeof error.status === "number" ? error.status : null;

/** A refusal stays one however often it is asked for, and so does having no line; trouble may pass. */
function mayPass(error: Error): boolean {
  const status = statusOf(error);
  if (status === 0) return navigator.onLine;
  return status === null || status < 400 || status >= 500;
}

function retryDelay(attempt: number, error: Error): number {
  const status = statusOf(error);
  const isAway = status === 0 || (status !== null && status >= 502 && status <= 504);
  if (!isAway) return Math.min(FIRST_RETRY_MS * 2 ** attempt, MAX_RETRY_MS);
  const asked = "retryAfterSeconds" in error ? Number(error.retryAfterSeconds) : 0;
  const delayMs = Math.max(AWAY_RETRY_MS[attempt] ?? MAX_RETRY_MS, asked * MILLISECONDS_PER_SECOND);
  // Not all who wait come back at once.
  return Math.min(delayMs * (1 + Math.random() * JITTER), MAX_RETRY_MS);
}

function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      mutations: { networkMode: "always" },
      queries: {
        // Offline is told at once, and nothing is sent by itself when the line is back.
        networkMode: "always",
        retry: (failures, error) => mayPass(error) && failures < MAX_RETRIES,
        retryDelay,
        gcTime: UNUSED_DATA_MS,
      },
    },
  });
}

export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
