import type { Metadata } from "next";
import { ReviewsView } from "@/components/reviews-desk/reviews-view";
import { requireStaff } from "@/lib/accounts/auth/current-user";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskKit").titles.reviews });

export default async function ReviewsPage() {
  await requireStaff();
  return (
    <>
      <h1 className="text-3xl">{wordsOf("deskKit").titles.reviews}</h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">{wordsOf("deskReviews").intro}</p>
      <ReviewsView />
    </>
  );
}
