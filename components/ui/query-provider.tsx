"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { readRetry } from "@/lib/platform/http/read-retry";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";

const UNUSED_DATA_MS = 5 * MINUTE_MS;

function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      mutations: { networkMode: "always" },
      queries: {
        // Offline calls fail at once, and nothing is sent by itself when the connection is back.
        networkMode: "always",
        ...readRetry,
        gcTime: UNUSED_DATA_MS,
      },
    },
  });
}

export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
