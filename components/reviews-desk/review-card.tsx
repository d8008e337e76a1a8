import { useWords } from "#words";
import { LinePicture } from "@/components/desk-kit/line-picture";
import { OrderLink } from "@/components/desk-kit/order-link";
import { SentPictures } from "@/components/pictures/sent-pictures";
import { ReviewActions } from "@/components/reviews-desk/review-actions";
import { PageLink } from "@/components/ui/page-link";
import { Stars } from "@/components/ui/stars";
import { useOptionWords } from "@/components/words/use-option-words";
import { useShownName } from "@/components/words/use-shown-name";
import type { DeskReviewDto } from "@/lib/orders/reviews/dto";
import type { DecideReviewRequest } from "@/lib/orders/reviews/schema";
import { detailsPath } from "@/lib/paths";

interface ReviewCardProps {
  review: DeskReviewDto;
  onDecided: (state: DecideReviewRequest["state"]) => void;
}

/** A review at the desk: what of, by whom, what it says, and what is worth a look. */
export function ReviewCard({ review, onDecided }: ReviewCardProps) {
  const words = useWords("deskReviews");
  const { number } = useWords("orders");
  const { product, order } = review;
  const name = useShownName(product);
  return (
    <article
      aria-label={words.of(name.text, number(order.orderNumber))}
      className="grid grid-cols-1 gap-x-6 gap-y-3 card px-3 py-2.5 lg:grid-cols-3 lg:px-4"
    >
      <div className="flex items-start gap-3">
        <LinePicture src={product.image1} />
        <div className="min-w-0">
          <PageLink href={detailsPath(product._id)} lang={name.lang} className="tap-link wrap-anywhere">
            {name.text}
          </PageLink>
          <Buyer review={review} />
        </div>
      </div>
      <Said review={review} />
      <ReviewActions review={review} onDecided={onDecided} />
    </article>
  );
}

/** Who wrote it, of which order, and what they took. */
function Buyer({ review }: Pick<ReviewCardProps, "review">) {
  const words = useWords("deskReviews");
  const { moment } = useWords("orders");
  const sayOption = useOptionWords();
  const { name, fit, at, order } = review;
  const took = [sayOption(review), fit === "none" ? "" : words.fits[fit]].filter(Boolean);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <OrderLink orderNumber={order.orderNumber} />
        <span className="font-semibold wrap-anywhere">{name || words.nameless}</span>
      </p>
      {took.length > 0 && <p className="text-sm wrap-anywhere">{took.join(" · ")}</p>}
      <p className="text-sm text-muted tabular-nums">{moment(at)}</p>
    </>
  );
}

function Said({ review }: Pick<ReviewCardProps, "review">) {
  const words = useWords("deskReviews");
  const { rating, text, flags, pictures, reply, order } = review;
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-1.5">
      <Stars value={rating} label={words.outOf(rating)} className="h-5 justify-self-start" />
      {text === "" ? (
        <p className="text-sm text-muted">{words.noWords}</p>
      ) : (
        <p className="max-w-prose wrap-anywhere whitespace-pre-line">{text}</p>
      )}
      {flags.length > 0 && (
        <p className="border-l-4 border-marigold pl-2 text-sm font-semibold">
          {flags.map((flag) => words.flags[flag]).join(" · ")}
        </p>
      )}
      <SentPictures orderId={order._id} pictureIds={pictures} alt={words.picture} />
      {reply && (
        <div className="border-l-4 border-faded pl-2 text-sm">
          <p className="care-label text-muted">{words.reply.shop}</p>
          <p className="wrap-anywhere whitespace-pre-line">{reply}</p>
        </div>
      )}
    </div>
  );
}
