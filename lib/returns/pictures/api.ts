import { useQuery } from "@tanstack/react-query";
import { callProtected } from "@/lib/platform/http/client";

interface ReturnPictureUpload {
  orderId: string;
  file: Blob;
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** Uploads a picture for a request and returns its id. Throws ApiError, also when it is cancelled. */
export async function uploadReturnPicture({ orderId, ...upload }: ReturnPictureUpload): Promise<string> {
  const { insertedId } = await callProtected<{ insertedId: string }>(`/orders/${orderId}/returnPictures`, {
    method: "POST",
    ...upload,
  });
  return insertedId;
}

interface ReturnPicture {
  orderId: string;
  pictureId: string;
  size: "small" | "large";
}

/** A picture of a return: only who is signed in is given it, so that no address shows it. */
export function useReturnPicture({ orderId, pictureId, size }: ReturnPicture) {
  return useQuery({
    queryKey: ["returnPicture", pictureId, size],
    queryFn: () =>
      callProtected<Blob>(`/orders/${orderId}/returnPictures/${pictureId}?size=${size}`, { isFile: true }),
    staleTime: Infinity,
  });
}
