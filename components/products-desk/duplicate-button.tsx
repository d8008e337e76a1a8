import { useLanguage, useWords } from "#words";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useAction } from "@/components/ui/use-action";
import { duplicateProduct } from "@/lib/catalogue/products/api";
import { updateProductPath } from "@/lib/desk-paths";
import { localPath } from "@/lib/words/local-path.mjs";

/** Makes a draft like this product, as it is stored, and opens its form. */
export function DuplicateButton({ productId }: { productId: string }) {
  const router = useRouter();
  const words = useWords("deskProduct");
  const { failure } = useWords("deskKit");
  const language = useLanguage();
  const copying = useAction(
    async () => router.push(localPath(language, updateProductPath(await duplicateProduct(productId)))),
    failure,
  );
  return (
    <>
      <Button variant="quiet" disabled={copying.isPending} onClick={() => void copying.run()}>
        {copying.isPending ? words.duplicating : words.duplicate}
      </Button>
      {copying.failure && <Notice kind="error">{copying.failure}</Notice>}
    </>
  );
}
