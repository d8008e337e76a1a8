import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Courier } from "@/lib/delivery/couriers/registry";
import type { AdminOrderDto } from "@/lib/orders/all-orders/dto";
import { ApiError, callProtected } from "@/lib/platform/http/client";
import { changePages, useListPages } from "@/lib/platform/http/list-pages";
import { useNews } from "@/lib/platform/http/use-news";
import type {
  ParcelCounts,
  ParcelListDto,
  ParcelNewsDto,
  ParcelOrderDto,
  TrackingMatch,
} from "@/lib/delivery/parcels/dto";
import { markOf } from "@/lib/delivery/parcels/rules";
import { findMove, FIRST_PARCEL_TAB, isSold } from "@/lib/orders/lifecycle/rules";
import {
  type CorrectRecipientRequest,
  MAX_SEEN,
  MAX_TRACKING_ROWS,
  type MoveParcelRequest,
  type ParcelPlace,
  type TrackingRow,
} from "@/lib/delivery/parcels/schema";
import { PARCEL_STATES, PARCEL_STEPS, type ParcelState } from "@/lib/orders/lifecycle";
import { recordOf } from "@/lib/platform/record-of";

export const PARCELS_KEY = ["parcels"] as const;

/** A parcel as the page lists it: what was done to it here last can be undone, and somebody may have deleted its order. */
export type ListedParcel = ParcelOrderDto & {
  movedFrom?: ParcelState | undefined;
  isGone?: boolean;
  /** The cancellation of an order that was just cancelled here. */
  cancellation?: AdminOrderDto["cancellation"];
};
/** A part of the list, and when it was read, in milliseconds. */
type ParcelPart = Omit<ParcelListDto, "rows"> & { rows: ListedParcel[]; readAt: number };

/** The parcels of a place as they were when they were read: a card stays where it is until somebody asks anew. */
export function useParcels(place: ParcelPlace) {
  return useListPages({
    key: [...PARCELS_KEY, place],
    read: async (cursor): Promise<ParcelPart> => {
      const part = await callProtected("GET /parcels", { query: { ...place, cursor } });
      return { ...part, readAt: Date.now() };
    },
    isStill: true,
  });
}

/**
 * Shows on each card what another desk or its courier has done since, where it stands. Returns by how many the counts have
 * grown for parcels that are not listed here.
 */
export function useParcelNews(place: ParcelPlace, parts: ParcelPart[] | undefined) {
  const queryClient = useQueryClient();
  return useNews({
    key: ["parcel-news", place, parts?.[0]?.readAt],
    isEnabled: parts !== undefined,
    read: () => readNews(queryClient, place),
  });
}

async function readNews(queryClient: QueryClient, place: ParcelPlace): Promise<ParcelCounts> {
  const read = () => queryClient.getQueryData<{ pages: ParcelPart[] }>([...PARCELS_KEY, place])?.pages ?? [];
  const pages = read();
  const seen = pages.flatMap(({ rows }) => rows.filter(({ isGone }) => !isGone));
  const { q, courier, tab = FIRST_PARCEL_TAB } = place;
  const asked = Array.from({ length: Math.max(1, Math.ceil(seen.length / MAX_SEEN)) }, (_, part) =>
    seen.slice(part * MAX_SEEN, (part + 1) * MAX_SEEN),
  );
  // One of them counts for all.
  const news = await Promise.all(
    asked.map((orders, part) => askNews({ q, courier, ...(part === 0 && { tab }) }, orders)),
  );
  // What was pressed here meanwhile is newer than these counts.
  const isPressed = read() !== pages;
  for (const part of news) showNews(queryClient, part);
  const [was, is] = [read()[0]?.counts, news[0]?.counts];
  const grown = recordOf(PARCEL_STATES, 0);
  if (was && is && !isPressed)
    for (const state of PARCEL_STATES) grown[state] = (is[state] ?? was[state]) - was[state];
  return grown;
}

const askNews = (search: Pick<ParcelPlace, "q" | "courier" | "tab">, orders: ListedParcel[]) =>
  callProtected("GET /parcels/news", {
    query: { ...search, seen: orders.map((order) => `${order._id}:${markOf(order)}`).join(",") || undefined },
  });

function showNews(
  queryClient: QueryClient,
  { changed, gone }: Pick<ParcelNewsDto, "changed" | "gone">,
): void {
  for (const order of changed)
    show(queryClient, order._id, (before) => (before.version > order.version ? before : order));
  for (const id of gone) show(queryClient, id, (order) => ({ ...order, isGone: true }));
}

interface Move extends MoveParcelRequest {
  orderId: string;
}

/** Moves a parcel; its card shows it where it stands, also when somebody else was first. */
export function useMoveParcel() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: (move: Move) => moveParcel(queryClient, move) });
}

/** The same for one parcel after another. */
export function useMoveParcels() {
  const queryClient = useQueryClient();
  return (move: Move) => moveParcel(queryClient, move);
}

async function moveParcel(queryClient: QueryClient, { orderId, ...move }: Move): Promise<void> {
  try {
    const order = await callProtected("PATCH /orders/{id}/parcel", { params: { id: orderId }, body: move });
    const { from, to } = move;
    const kind = findMove(from, to)?.kind;
    show(queryClient, orderId, (before) => ({
      ...order,
      // A step back leaves nothing to undo.
      movedFrom: kind === "forward" ? from : kind === "same" ? before.movedFrom : undefined,
    }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const state = PARCEL_STATES.find((known) => known === error.details.state);
    // An earlier try of this very call has done it.
    const isDone = error.isRetry && state === move.to && move.from !== move.to;
    if (state) void showAsItIs(queryClient, orderId, state);
    if (error.status === 404) show(queryClient, orderId, (order) => ({ ...order, isGone: true }));
    if (!isDone) throw error;
  }
}

interface Repair {
  orderId: string;
  /** Undefined where the file lacks nothing of it, like the place. */
  recipient: CorrectRecipientRequest | undefined;
  place: Pick<MoveParcelRequest, "district" | "area"> | undefined;
}

/** Gives a packed parcel what its courier's file lacks. It can be repeated where only the first half was done. */
export function useRepairParcel() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ orderId, recipient, place }: Repair): Promise<void> => {
      if (recipient) {
        const call = { params: { id: orderId }, body: recipient };
        const order = await callProtected("PATCH /orders/{id}/recipient", call);
        show(queryClient, orderId, ({ movedFrom }) => ({ ...order, movedFrom }));
      }
      if (place) await moveParcel(queryClient, { orderId, ...STAYS_PACKED, ...place });
    },
  });
}

const STAYS_PACKED = { from: PARCEL_STEPS.pack.to, to: PARCEL_STEPS.pack.to };

/** Shows a parcel that somebody else has moved: whole, or without an answer its state alone. */
async function showAsItIs(queryClient: QueryClient, orderId: string, state: ParcelState): Promise<void> {
  show(queryClient, orderId, (order) => ({
    ...order,
    movedFrom: undefined,
    parcel: { ...order.parcel, state },
  }));
  const news = await callProtected("GET /parcels/news", { query: { seen: `${orderId}:` } }).catch(() => null);
  if (news) showNews(queryClient, news);
}

/** Shows that an order was cancelled here, and why, or that the cancel was taken back. */
export function useShowCancelled() {
  const queryClient = useQueryClient();
  return (id: string, change: Pick<ListedParcel, "status" | "cancellation">): void =>
    show(queryClient, id, (order) => ({ ...order, ...change }));
}

/** Shows an order whose cash was noted or taken back here: its last step stays one of those that can be undone. */
export function useShowCash() {
  const queryClient = useQueryClient();
  return (order: ParcelOrderDto): void =>
    show(queryClient, order._id, ({ movedFrom }) => ({ ...order, movedFrom }));
}

/** Shows orders as somebody else's call has answered them. */
export function useShowParcels() {
  const queryClient = useQueryClient();
  return (orders: ParcelOrderDto[]): void => {
    for (const order of orders) show(queryClient, order._id, () => order);
  };
}

/** Changes the card and, where its state is another one now, the numbers beside it. */
function show(
  queryClient: QueryClient,
  orderId: string,
  change: (order: ListedParcel) => ListedParcel,
): void {
  changePages<ParcelPart>(queryClient, PARCELS_KEY, (pages) => {
    const was = pages.flatMap(({ rows }) => rows).find(({ _id }) => _id === orderId);
    if (!was) return pages;
    const is = change(was);
    return pages.map((page) => {
      const counts = { ...page.counts };
      if (isCounted(was)) counts[was.parcel.state] -= 1;
      if (isCounted(is)) counts[is.parcel.state] += 1;
      return { ...page, counts, rows: page.rows.map((order) => (order === was ? is : order)) };
    });
  });
}

const isCounted = ({ status, isGone }: ListedParcel): boolean => isSold(status) && !isGone;

/** The file for a courier's page, with the packed parcels of these ids, or with all. */
export function useCourierFile() {
  return useMutation({
    mutationFn: ({ courier, ids }: { courier: Courier; ids: string[] }) =>
      callProtected("GET /parcels/file", { query: { courier, ids: ids.join(",") } }),
  });
}

/** Which parcels the codes belong to, asked in as many parts as it takes. */
export function useMatchTracking() {
  return useMutation({
    mutationFn: async (rows: TrackingRow[]): Promise<TrackingMatch[]> => {
      const matches: TrackingMatch[] = [];
      for (let at = 0; at < rows.length; at += MAX_TRACKING_ROWS) {
        const part = rows.slice(at, at + MAX_TRACKING_ROWS);
        const query = { rows: part.map(({ orderNumber, code }) => `${orderNumber}:${code}`).join(",") };
        matches.push(...(await callProtected("GET /parcels/tracking", { query })).rows);
      }
      return matches;
    },
  });
}
