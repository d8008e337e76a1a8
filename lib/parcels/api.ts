import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { Courier } from "@/lib/couriers/constants";
import { ApiError, callProtected } from "@/lib/http/client";
import { PARCEL_STATES, type ParcelState } from "@/lib/orders/constants";
import type {
  CourierFileDto,
  ParcelListDto,
  ParcelOrderDto,
  TrackingMatch,
  TrackingMatchesDto,
} from "@/lib/parcels/dto";
import { parcelStep } from "@/lib/parcels/rules";
import {
  MAX_TRACKING_ROWS,
  type MoveParcelRequest,
  parcelSearch,
  type ParcelPlace,
  type TrackingRow,
} from "@/lib/parcels/schema";

export const PARCELS_KEY = ["parcels"] as const;

/** A parcel as the page lists it: what was done to it here last can be undone, and somebody may have deleted its order. */
export type ListedParcel = ParcelOrderDto & { movedFrom?: ParcelState | undefined; isGone?: boolean };
type ParcelPage = Omit<ParcelListDto, "orders"> & { orders: ListedParcel[] };
type ParcelPages = InfiniteData<ParcelPage, string | undefined>;

/** The parcels of a place as they were when they were read: a card stays where it is until somebody asks anew. */
export function useParcels(place: ParcelPlace) {
  return useInfiniteQuery({
    queryKey: [...PARCELS_KEY, place],
    queryFn: ({ pageParam }) =>
      callProtected<ParcelPage>(
        `/parcels${parcelSearch({ ...place, ...(pageParam && { after: pageParam }) })}`,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export interface Move extends MoveParcelRequest {
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
    const order = await callProtected<ParcelOrderDto>(`/orders/${orderId}/parcel`, {
      method: "PATCH",
      body: move,
    });
    const { from, to } = move;
    const step = parcelStep(from, to);
    show(queryClient, orderId, (before) => ({
      ...order,
      // What was taken back is done with.
      movedFrom: step === "forward" ? from : step === "same" ? before.movedFrom : undefined,
    }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const state = PARCEL_STATES.find((known) => known === error.details.state);
    // An earlier try of this very call has done it.
    const isDone = error.isRetry && state === move.to && move.from !== move.to;
    if (state) show(queryClient, orderId, (order) => ({ ...order, parcel: { ...order.parcel, state } }));
    if (error.status === 404) show(queryClient, orderId, (order) => ({ ...order, isGone: true }));
    if (!isDone) throw error;
  }
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
  queryClient.setQueriesData<ParcelPages>({ queryKey: PARCELS_KEY }, (list) => {
    const found = list?.pages.flatMap(({ orders }) => orders).find(({ _id }) => _id === orderId);
    if (!list || !found) return list;
    const changed = change(found);
    const [was, is] = [found.parcel.state, changed.parcel.state];
    return {
      ...list,
      pages: list.pages.map((page) => {
        const counts = { ...page.counts };
        counts[was] -= 1;
        counts[is] += 1;
        return { ...page, counts, orders: page.orders.map((order) => (order === found ? changed : order)) };
      }),
    };
  });
}

/** The file for a courier's page, of the packed parcels of these ids, or of all. */
export function useCourierFile() {
  return useMutation({
    mutationFn: ({ courier, ids }: { courier: Courier; ids: string[] }) => {
      const query = new URLSearchParams({ courier, ...(ids.length > 0 && { ids: ids.join(",") }) });
      return callProtected<CourierFileDto>(`/parcels/file?${query.toString()}`);
    },
  });
}

/** Which parcels the codes belong to, asked in as many parts as it takes. */
export function useMatchTracking() {
  return useMutation({
    mutationFn: async (rows: TrackingRow[]): Promise<TrackingMatch[]> => {
      const matches: TrackingMatch[] = [];
      for (let at = 0; at < rows.length; at += MAX_TRACKING_ROWS) {
        const part = rows.slice(at, at + MAX_TRACKING_ROWS);
        const query = new URLSearchParams({
          rows: part.map(({ orderNumber, code }) => `${orderNumber}:${code}`).join(","),
        });
        matches.push(
          ...(await callProtected<TrackingMatchesDto>(`/parcels/tracking?${query.toString()}`)).rows,
        );
      }
      return matches;
    },
  });
}
