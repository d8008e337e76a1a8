import { useQuery } from "@tanstack/react-query";
import { callProtected } from "@/lib/platform/http/client";
import type { PictureSize } from "@/lib/orders/pictures/schema";

interface OrderPictureUpload {
  orderId: string;
  file: Blob;
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** Uploads a picture for a return or a review and returns its id. Throws ApiError, also when it is cancelled. */
export async function uploadOrderPicture({ orderId: id, ...upload }: OrderPictureUpload): Promise<string> {
  return (await callProtected("POST /orders/{id}/returnPictures", { params: { id }, ...upload })).insertedId;
}

interface OrderPicture {
  orderId: string;
  pictureId: string;
  size: PictureSize;
}

/** A picture that a customer has uploaded: only who is signed in is given it, so that no address shows it. */
export function useOrderPicture({ orderId: id, pictureId, size }: OrderPicture) {
  const call = { params: { id, pictureId }, query: { size }, isFile: true } as const;
  return useQuery({
    queryKey: ["orderPicture", pictureId, size],
    queryFn: () => callProtected("GET /orders/{id}/returnPictures/{pictureId}", call),
    staleTime: Infinity,
  });
}
