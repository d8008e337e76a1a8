import { SITE } from "@/lib/site";

/** How to order where the form cannot be sent. */
export function OrderByPhone() {
  return (
    <noscript className="block">
      <p className="border-l-4 border-marigold bg-white p-4">
        The cart needs JavaScript, which is off in this browser. Order by phone instead:{" "}
        <a href={SITE.phoneHref} className="font-semibold text-indigo underline underline-offset-4">
          {SITE.phone}
        </a>
      </p>
    </noscript>
  );
}
