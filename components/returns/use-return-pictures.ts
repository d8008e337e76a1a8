import { useChosenPictures } from "@/components/pictures/use-chosen-pictures";
import { MAX_RETURN_PICTURES } from "@/lib/orders/constants";
import { uploadOrderPicture } from "@/lib/orders/pictures/api";

/** The pictures of a return request. */
export const useReturnPictures = (orderId: string) =>
  useChosenPictures({
    most: MAX_RETURN_PICTURES,
    upload: (picture) => uploadOrderPicture({ orderId, ...picture }),
  });
