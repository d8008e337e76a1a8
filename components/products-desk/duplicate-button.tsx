import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useAction } from "@/components/ui/use-action";
import { duplicateProduct } from "@/lib/catalogue/products/api";
import { updateProductPath } from "@/lib/desk-paths";

/** Makes a draft like this product, as it is stored, and opens its form. */
export function DuplicateButton({ productId }: { productId: string }) {
  const router = useRouter();
  const copying = useAction(async () => router.push(updateProductPath(await duplicateProduct(productId))));
  return (
    <>
      <Button variant="quiet" disabled={copying.isPending} onClick={() => void copying.run()}>
        {copying.isPending ? "Duplicating …" : "Duplicate as a draft"}
      </Button>
      {copying.failure && <Notice kind="error">{copying.failure}</Notice>}
    </>
  );
}
