import { CategoryNav } from "@/components/layout/category-nav";
import { SiteFooter } from "@/components/layout/site-footer";
import { TopBar } from "@/components/layout/top-bar";

export default function NotFoundPage() {
  return (
    <>
      <TopBar />
      <main className="mx-auto w-full max-w-7xl px-4 pt-10 pb-16 sm:px-6">
        <h1 className="text-3xl">There is nothing at this address</h1>
        <p className="mt-3 mb-10 text-lg">
          It may have been sold, moved, or copied incompletely. Everything we make is here:
        </p>
        <CategoryNav />
      </main>
      <SiteFooter />
    </>
  );
}
