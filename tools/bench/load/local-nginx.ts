interface LocalOptions {
  /** Where the shop listens. */
  shopPort: number;
  /** Where nginx is to listen instead of at 443, and at 80. */
  port: number;
  redirectPort: number;
  /** For all that it writes. */
  folder: string;
  isRoot: boolean;
}

/** The settings that the shop recommends, as they can run on this machine: without https, on free ports. */
export function toLocalSettings(recommended: string, options: LocalOptions): string {
  const { shopPort, port, redirectPort, folder, isRoot } = options;
  const local = recommended
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${shopPort}`)
    .replaceAll(/listen 443 ssl[^;]*;/g, `listen 127.0.0.1:${port};`)
    .replaceAll(/listen 80;/g, `listen 127.0.0.1:${redirectPort};`)
    .replaceAll(/^\s*listen \[::\][^;]*;\n/gm, "")
    .replaceAll(/^\s*ssl_[^;]*;\n/gm, "")
    .replaceAll(/proxy_cache_path \S+/g, `proxy_cache_path ${folder}/cache`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  return [
    // Its workers are nobody otherwise, to whom the folder is closed.
    ...(isRoot ? ["user root;"] : []),
    "daemon off;",
    "worker_processes 1;",
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    "events { worker_connections 1024; }",
    "http {",
    "access_log off;",
    ...temporary,
    local,
    "}",
  ].join("\n");
}
