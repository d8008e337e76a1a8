import { useWords } from "#words";
import { ShareButton } from "@/components/product/share-button";
import { WishButton } from "@/components/product/wish-button";
import { StaticIcon } from "@/components/ui/static-icon";
import { brandFacts } from "@/lib/shop-facts";

interface AskAboutProps {
  productId: string;
  name: string;
  /** The public address of the product's page. */
  address: string;
}

const LINK = "tap-link gap-2";
const HEART = "size-5 group-aria-pressed:fill-selvedge";

/** Links for shoppers who would rather talk than fill in a form, or show the product to others; a message contains its link. */
export function AskAbout({ productId, name, address }: AskAboutProps) {
  const { ask, share } = useWords("product");
  const { wishlist } = useWords("listing");
  const { call } = useWords("shell").footer;
  const message = ask.message({ name, address });
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-6">
      <a
        href={`${brandFacts().whatsAppHref}?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noopener"
        className={LINK}
      >
        <StaticIcon name="chat" className="size-5" />
        {ask.onWhatsApp}
      </a>
      <a href={brandFacts().phoneHref} aria-label={call(brandFacts().phone)} className={LINK}>
        <StaticIcon name="phone" className="size-5" />
        {brandFacts().phone}
      </a>
      <WishButton
        productId={productId}
        label={wishlist.title}
        icon={<StaticIcon name="heart" className={HEART} />}
      />
      <ShareButton
        address={address}
        title={name}
        words={share}
        icon={<StaticIcon name="share" className="size-5" />}
      />
    </div>
  );
}
