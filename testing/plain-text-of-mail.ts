/** The plain text of a mail's source, as its reader sees it: its own, or that of the part beside the HTML. */
export function plainTextOfMail(source: string): string {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1];
  const parts = boundary === undefined ? [source] : source.split(`--${boundary}`);
  const plain = parts.find((part) => /content-type: text\/plain/i.test(part)) ?? "";
  const [head = "", ...body] = plain.trimStart().split("\r\n\r\n");
  const encoding = /content-transfer-encoding: (\S+)/i.exec(head)?.[1] ?? "7bit";
  return decode(body.join("\r\n\r\n"), encoding).replaceAll("\r\n", "\n").trim();
}

function decode(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return body;
  const bytes = body
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
