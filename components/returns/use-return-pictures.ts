import { useWords } from "#words";
import { useEffect, useRef, useState } from "react";
import { scalePicture } from "@/components/returns/scale-picture";
import { takeTurns } from "@/components/ui/take-turns";
import { MAX_UPLOAD_BYTES, UPLOAD_TOO_LARGE_MESSAGE } from "@/lib/catalogue/images/rules";
import { uploadReturnPicture } from "@/lib/returns/api";
import { MAX_RETURN_PICTURES } from "@/lib/orders/constants";
import type { Words } from "@/lib/words/words";

export interface ChosenPicture {
  key: number;
  file: File;
  /** The uploaded share, from 0 to 1. */
  fraction: number;
  /** The picture's id once the shop has it. */
  id?: string;
  problem?: string;
}

/** The pictures of a return request. They upload at once, one after the other, and can be removed again. */
export function useReturnPictures(orderId: string) {
  const { failure, returns } = useWords("orders");
  const [pictures, setPictures] = useState<ChosenPicture[]>([]);
  const uploads = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);
  // One upload at a time gets the whole of a slow connection.
  const [inTurn] = useState(takeTurns);

  useEffect(() => {
    const { current } = uploads;
    return () => {
      for (const upload of current.values()) upload.abort();
    };
  }, []);

  const change = (key: number, changed: Partial<ChosenPicture>) =>
    setPictures((before) => before.map((one) => (one.key === key ? { ...one, ...changed } : one)));

  async function send({ key, file }: Pick<ChosenPicture, "key" | "file">): Promise<void> {
    const upload = new AbortController();
    const { signal } = upload;
    uploads.current.set(key, upload);
    try {
      await inTurn(async () => {
        if (signal.aborted) return;
        const scaled = await scalePicture(file);
        if (scaled.size > MAX_UPLOAD_BYTES)
          return change(key, { problem: returns.pictures.tooLarge(UPLOAD_TOO_LARGE_MESSAGE) });
        const onProgress = (fraction: number) => change(key, { fraction });
        change(key, { id: await uploadReturnPicture({ orderId, file: scaled, onProgress, signal }) });
      });
    } catch (error) {
      if (!signal.aborted) change(key, { problem: failure(error) });
    }
  }

  function add(files: File[]): void {
    const added = files.slice(0, MAX_RETURN_PICTURES - pictures.length).map((file) => {
      lastKey.current += 1;
      return { key: lastKey.current, file, fraction: 0 };
    });
    setPictures((before) => [...before, ...added]);
    for (const picture of added) void send(picture);
  }

  function remove(key: number): void {
    uploads.current.get(key)?.abort();
    setPictures((before) => before.filter((one) => one.key !== key));
  }

  return {
    pictures,
    ids: pictures.flatMap(({ id }) => id ?? []),
    /** Why the request cannot be sent with these pictures yet. */
    problem: problemOf(pictures, returns.missing),
    add,
    remove,
    retry: (picture: ChosenPicture) => {
      setPictures((before) =>
        before.map((one) => (one.key === picture.key ? { key: one.key, file: one.file, fraction: 0 } : one)),
      );
      void send(picture);
    },
  };
}

export type ReturnPicturesState = ReturnType<typeof useReturnPictures>;

function problemOf(
  pictures: ChosenPicture[],
  { picture, sending }: Words["orders"]["returns"]["missing"],
): string | undefined {
  if (pictures.some(({ problem }) => problem)) return picture;
  return pictures.some(({ id }) => !id) ? sending : undefined;
}
