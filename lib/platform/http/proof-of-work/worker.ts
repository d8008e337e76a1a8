import { solve } from "@/lib/platform/http/proof-of-work/solve";

// Beside the page, which goes on answering its shopper.
self.addEventListener("message", ({ data }: MessageEvent<string>) => self.postMessage(solve(data), {}));
