import { useOpenedWords } from "#words";
import { ReviewPictures } from "@/components/product/review-pictures";
import { Stars } from "@/components/ui/stars";
import { useOptionWords } from "@/components/words/use-option-words";
import type { ReviewDto } from "@/lib/orders/reviews/dto";

/** What a customer says of what they have bought, and what the shop answers. */
export function ReviewItem({ review }: { review: ReviewDto }) {
  const words = useOpenedWords().reviews;
  const sayOption = useOptionWords();
  const { rating, at, text, fit, reply, pictures } = review;
  const name = review.name || words.nameless;
  const took = [sayOption(review), fit === "none" ? "" : words.fits[fit]].filter(Boolean);
  return (
    <li className="stitch-b grid gap-2 py-5 first:pt-0 last:border-b-0">
      <p className="flex flex-wrap items-center gap-x-3">
        <Stars value={rating} label={words.outOf(rating)} className="h-5" />
        <span className="font-semibold wrap-anywhere">{name}</span>
        <time dateTime={at} className="text-sm text-muted">
          {words.day(at)}
        </time>
      </p>
      {took.length > 0 && <p className="text-sm text-muted">{took.join(" · ")}</p>}
      {text && <p className="max-w-prose wrap-anywhere whitespace-pre-line">{text}</p>}
      {pictures.length > 0 && (
        <ReviewPictures
          pictures={pictures.map((src, index) => ({ src, label: words.picture(name, index + 1) }))}
          name={name}
          label={words.pictures(name)}
        />
      )}
      {reply && (
        <div className="max-w-prose border-l-4 border-faded pl-4">
          <p className="care-label text-muted">{words.reply}</p>
          <p className="wrap-anywhere whitespace-pre-line">{reply}</p>
        </div>
      )}
    </li>
  );
}
