import type { NextConfig } from "next";

const MEBIBYTE = 1024 * 1024;

const nextConfig: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  agentRules: false,
  // A production install has no test tools, so the build checks what it serves; `npm run typecheck` checks everything.
  typescript: { tsconfigPath: "tsconfig.build.json" },
  // Pages are filled on demand and kept in bounded memory, so made-up addresses fill neither disk nor memory.
  cacheMaxMemorySize: 64 * MEBIBYTE,
  experimental: { isrFlushToDisk: false },
  // Product pictures are already in their final sizes, and shoppers' https addresses are never fetched by us.
  images: { unoptimized: true },
  serverExternalPackages: ["mongoose", "mongodb", "@node-rs/argon2"],
  async headers() {
    return [
      {
        source: "/:path*",
        headers: [
          { key: "X-Content-Type-Options", value: "nosniff" },
          { key: "X-Frame-Options", value: "DENY" },
          { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
        ],
      },
      {
        source: "/catalogue/:file*",
        headers: [{ key: "Cache-Control", value: "public, max-age=604800, stale-while-revalidate=86400" }],
      },
    ];
  },
};

export default nextConfig;
