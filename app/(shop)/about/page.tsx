import type { Metadata } from "next";
import { SITE } from "@/lib/site";

export const metadata: Metadata = {
  title: "About & Contact",
  description: `Who ${SITE.name} is, and how to reach us: e-mail, phone and the way to our outlet in Dhaka.`,
};

const LINK = "inline-flex min-h-11 items-center font-semibold text-indigo underline underline-offset-4";

export default function AboutPage() {
  return (
    <>
      <h1 className="mb-6 text-3xl sm:text-4xl">About & Contact</h1>
      <div className="grid max-w-prose gap-4 text-lg">
        <p>
          {SITE.name} is the part of Dhaka where the sewing lines are. For decades its trousers, shirts and
          tees have left by the container for shops abroad. We keep some of that make at home.
        </p>
        <p>
          What you find here is sewn to the same patterns, with the same thread counts and the same last
          inspection, as what is packed for export. We sell it from our outlet in Dhaka and send it anywhere
          in Bangladesh. You pay when it arrives.
        </p>
      </div>
      <section aria-labelledby="contact" className="stitch-t mt-10 pt-6">
        <h2 id="contact" className="mb-4 text-2xl">
          Contact
        </h2>
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6">
          <dt className="care-label text-muted">E-mail</dt>
          <dd>
            <a href={`mailto:${SITE.email}`} className={LINK}>
              {SITE.email}
            </a>
          </dd>
          <dt className="care-label text-muted">Phone</dt>
          <dd>
            <a href={SITE.phoneHref} className={LINK}>
              {SITE.phone}
            </a>
          </dd>
          <dt className="care-label text-muted">Outlet</dt>
          <dd>
            {SITE.outletAddress}
            <br />
            <a href={SITE.mapUrl} target="_blank" rel="noopener" className={LINK}>
              Find us on the map
            </a>
          </dd>
        </dl>
      </section>
    </>
  );
}
