/** What a search engine reads of a page. */
export interface CrawledPage {
  path: string;
  /** Links from the home page to here. */
  depth: number;
  status: number;
  /** False of a file, such as the film. */
  isPage: boolean;
  title: string;
  description: string;
  canonical: string;
  isListed: boolean;
  headings: number;
  /** The texts of its structured data. */
  data: string[];
  /** Paths of this shop, without what stands behind a #. */
  links: string[];
}

interface CrawlOptions {
  address: string;
  /** Whether a linked page is opened, and not only noted. */
  isOpened: (path: string) => boolean;
}

const AT_ONCE = 4;
const SCRIPT = /<script\b[^]*?<\/script>/g;
const DATA = /<script type="application\/ld\+json">([^]*?)<\/script>/g;

/** The same pages again: e2e/pages/storefront/bangla.ci.phone.spec.ts tries their links. */
const IN_BANGLA = /^\/bn(?:\/|$)/;

/** Walks the shop from its home page, link by link; returns what it opened, and how far each address is. */
export async function crawl({ address, isOpened }: CrawlOptions) {
  const depths = new Map([["/", 0]]);
  const answers: CrawledPage[] = [];
  for (let open = ["/"]; open.length > 0;) {
    const found: string[] = [];
    while (open.length > 0) {
      const batch = open.splice(0, AT_ONCE);
      const read = await Promise.all(batch.map((path) => readPage(address, path, depths.get(path) ?? 0)));
      for (const page of read) {
        answers.push(page);
        for (const link of page.links.filter((path) => !depths.has(path) && !IN_BANGLA.test(path))) {
          depths.set(link, page.depth + 1);
          if (isOpened(link)) found.push(link);
        }
      }
    }
    open = found;
  }
  return { answers, depths };
}

async function readPage(address: string, path: string, depth: number): Promise<CrawledPage> {
  const response = await fetch(address + path, { redirect: "manual" });
  const html = await response.text();
  const text = html.replace(SCRIPT, "");
  return {
    path,
    depth,
    status: response.status,
    isPage: response.headers.get("content-type")?.startsWith("text/html") ?? false,
    title: decode(/<title>([^<]*)<\/title>/.exec(text)?.[1]),
    description: decode(/<meta name="description" content="([^"]*)"/.exec(text)?.[1]),
    canonical: decode(/<link rel="canonical" href="([^"]*)"/.exec(text)?.[1]),
    isListed: !/<meta name="robots" content="[^"]*noindex/.test(text),
    headings: [...text.matchAll(/<h1\b/g)].length,
    data: [...html.matchAll(DATA)].map(([, json = ""]) => json),
    links: listLinks(text, address),
  };
}

/** The links that a search engine follows: those to a list in another order are none. */
function listLinks(text: string, address: string): string[] {
  const followed = [...text.matchAll(/<a\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/\srel="nofollow"/.test(tag));
  const targets = followed.flatMap((tag) => {
    const href = /\shref="([^"]*)"/.exec(tag)?.[1];
    return href === undefined ? [] : [new URL(decode(href), address)];
  });
  const own = targets.filter(({ origin }) => origin === new URL(address).origin);
  return [...new Set(own.map(({ pathname, search }) => pathname + search))];
}

/** The addresses of a sitemap and, where it is an index, of its parts; as paths. */
export async function readSitemap(address: string): Promise<string[]> {
  const response = await fetch(`${address}/sitemap.xml`);
  if (!response.ok) throw new Error(`The sitemap answers ${response.status}.`);
  const text = await response.text();
  if (!text.includes("<sitemapindex")) return listLocations(text, address);
  const parts = listLocations(text, address).map((path) => fetch(address + path));
  const texts = await Promise.all((await Promise.all(parts)).map((part) => part.text()));
  return texts.flatMap((part) => listLocations(part, address));
}

function listLocations(text: string, address: string): string[] {
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => {
    const { origin, pathname } = new URL(decode(location));
    return origin === new URL(address).origin ? pathname : `${origin}${pathname}`;
  });
}

const CHARACTERS: Record<string, string> = { amp: "&", quot: '"', "#x27": "'", lt: "<", gt: ">" };

function decode(text = ""): string {
  return text.replace(/&(amp|quot|#x27|lt|gt);/g, (whole, name: string) => CHARACTERS[name] ?? whole);
}
