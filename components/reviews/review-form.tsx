import { useLanguage, useWords } from "#words";
import type { ReactNode } from "react";
import { PicturesField } from "@/components/pictures/pictures-field";
import type { ChosenPictures } from "@/components/pictures/use-chosen-pictures";
import { FitField } from "@/components/reviews/fit-field";
import { StarsField } from "@/components/reviews/stars-field";
import { useReviewForm, type WrittenReview } from "@/components/reviews/use-review-form";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { Notice } from "@/components/ui/notice";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { TextArea } from "@/components/ui/text-area";
import type { OrderLineDto } from "@/lib/orders/dto";
import { MAX_REVIEW_PICTURES, MAX_REVIEW_TEXT } from "@/lib/orders/reviews/constants";
import { shownLineName } from "@/lib/catalogue/products/words";
import { ONE_SIZE } from "@/lib/stock/options";

/** A line of an order that can be reviewed. */
export type ReviewedLine = Pick<OrderLineDto, "_id" | "productName" | "productNameBn" | "size" | "color">;

/** What its place gives to the form. */
export interface OpenedForm {
  line: ReviewedLine;
  onSent: () => void;
  onClose: () => void;
}

interface ReviewFormProps extends OpenedForm {
  send: (review: WrittenReview) => Promise<void>;
  pictures?: ChosenPictures;
  /** What is said of pictures where the form takes none. */
  children?: ReactNode;
}

/** The form for a review: stars, how the size fits, and words. */
export function ReviewForm({ line, pictures, send, onSent, onClose, children }: ReviewFormProps) {
  const words = useWords("reviews").form;
  const { count } = useWords("units");
  const name = shownLineName(useLanguage(), line);
  const form = useReviewForm({ lineId: line._id, pictures, send, onSent });
  const { draft, bind, isPending, problem } = form;
  const { value: fit, onChange: onFit } = bind("fit");
  return (
    <Form onSubmit={form.send} className="grid w-full max-w-prose grid-cols-1 gap-4">
      <p lang={name.lang} className="font-semibold wrap-anywhere">
        {words.of(name.text)}
      </p>
      <StarsField {...bind("rating")} />
      {line.size !== "" && line.size !== ONE_SIZE && <FitField name="fit" value={fit} onChange={onFit} />}
      <TextArea
        label={words.text}
        hint={words.typed(count(draft.text.length), count(MAX_REVIEW_TEXT))}
        autoComplete="off"
        rows={4}
        maxLength={MAX_REVIEW_TEXT}
        {...bind("text")}
      />
      {pictures && (
        <PicturesField
          label={words.pictures.label}
          terms={words.pictures.terms(MAX_REVIEW_PICTURES)}
          state={pictures}
          error={form.picturesError}
        />
      )}
      {children}
      <p className="text-sm text-muted">{words.shows}</p>
      {problem && <Notice kind="error">{problem}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="flex-auto" disabled={isPending}>
          {isPending ? words.pending : words.send}
        </Button>
        <Button variant="quiet" disabled={isPending} onClick={onClose}>
          {words.close}
        </Button>
        <RetryingNotice isPending={isPending} />
      </div>
    </Form>
  );
}
