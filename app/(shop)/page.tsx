import { CategoryNav } from "@/components/layout/category-nav";
import { SITE } from "@/lib/site";

export default function HomePage() {
  return (
    <>
      <h1 className="max-w-2xl text-3xl sm:text-5xl">{SITE.tagline}</h1>
      <p className="mt-4 mb-10 max-w-prose text-lg">
        Denim, twill, shirts and tees from the lines that sew for the world, sold at home. Pay when it
        arrives.
      </p>
      <CategoryNav />
    </>
  );
}
