import { useLanguage, useLoadOpened, useWords } from "#words";
import { usePathname, useRouter } from "next/navigation";
import { type ComponentType, useState } from "react";
import type { Choice } from "@/components/product/stored-choice";
import { ApiError } from "@/lib/platform/http/api-error";
import { reconcileToken } from "@/lib/platform/http/reconcile-token";
import { loginPath } from "@/lib/paths";
import { localPath } from "@/lib/words/local-path.mjs";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { shownName } from "@/lib/catalogue/products/words";

/**
 * Puts a product into the cart and says so; sends a visitor to /login and back. If the shop has less of it than the
 * page says, `refresh` gets the current product.
 */
export function useAddToCart(product: ProductDto, refresh: (product: ProductDto) => void) {
  const words = useWords("buying");
  const loadWords = useLoadOpened();
  const router = useRouter();
  const pathname = usePathname();
  const language = useLanguage();
  const [failure, setFailure] = useState<string>();
  /** Says that it is in the cart; its code came with that of the press. */
  const [Added, setAdded] = useState<ComponentType>();
  const [isPending, setIsPending] = useState(false);

  async function add(choice: Choice): Promise<void> {
    setFailure(undefined);
    setAdded(undefined);
    // Pending from here on: on a slow connection the next file takes seconds.
    setIsPending(true);
    try {
      await addNow(choice);
    } catch (error) {
      setFailure(words.failure(error));
      if (error instanceof ApiError && error.code === "OUT_OF_STOCK") await readAnew();
    } finally {
      setIsPending(false);
    }
  }

  async function addNow(choice: Choice): Promise<void> {
    // Offline neither the pop-up nor the login page can load, and the page would be lost.
    const loaded = navigator.onLine ? await Promise.all([importCart(), loadWords()]).catch(() => null) : null;
    if (!loaded) return setFailure(words.offline);
    const [cart, opened] = loaded;
    if (!(await reconcileToken())) {
      await cart.askToLogIn({ productId: product._id, choice, message: opened.popUps.pleaseLogin });
      router.push(localPath(language, loginPath(pathname)));
      return;
    }
    await cart.putIntoCart(product._id, choice);
    await cart.reportAdded(opened.popUps.addedToCart(shownName(language, product).text));
    // The pop-up has said it: its line leads on, and would stand below it unseen.
    setAdded(() => cart.AddedNotice);
  }

  async function readAnew(): Promise<void> {
    const fresh = await importCart()
      .then(({ readProduct }) => readProduct(product._id))
      .catch(() => null);
    if (fresh) refresh(fresh);
  }

  return { add, failure, dropFailure: () => setFailure(undefined), Added, isPending };
}

/** The code that only a press needs. */
export const importCart = () => import("@/components/product/put-into-cart");
