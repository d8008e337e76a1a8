import { type QueryKey, useQuery } from "@tanstack/react-query";

const NEWS_MS = 4_000;

interface NewsOptions<News> {
  key: QueryKey;
  read: () => Promise<News>;
  isEnabled: boolean;
}

/** What others have done to a list since it was read; asked for every few seconds while the page is looked at. */
export const useNews = <News>({ key, read, isEnabled }: NewsOptions<News>) =>
  useQuery({
    queryKey: key,
    queryFn: read,
    enabled: isEnabled,
    refetchInterval: NEWS_MS,
    refetchOnWindowFocus: "always",
    retry: false,
  });
