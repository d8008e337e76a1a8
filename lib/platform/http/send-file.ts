interface FileRequest {
  headers: Record<string, string>;
  file: Blob;
  /** Called with the fraction that has been sent, from 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** A POST of a file that tells how far it has come, which fetch does not. Rejects like fetch when there is no answer. */
export function sendFile(url: string, { headers, file, onProgress, signal }: FileRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.setRequestHeader("Content-Type", file.type || "application/octet-stream");
    request.responseType = "text";
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress?.(total ? loaded / total : 0),
    );
    request.addEventListener("load", () => {
      resolve(new Response(request.responseText, { status: request.status }));
    });
    request.addEventListener("error", () => reject(new TypeError("There was no answer.")));
    request.addEventListener("abort", () => reject(new DOMException("It was cancelled.", "AbortError")));
    signal?.addEventListener("abort", () => request.abort());
    if (signal?.aborted) reject(new DOMException("It was cancelled.", "AbortError"));
    else request.send(file);
  });
}
