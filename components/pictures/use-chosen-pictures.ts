import { useWords } from "#words";
import { useEffect, useRef, useState } from "react";
import { scalePicture } from "@/components/pictures/scale-picture";
import { takeTurns } from "@/components/ui/take-turns";
import { MAX_UPLOAD_BYTES, UPLOAD_TOO_LARGE_MESSAGE } from "@/lib/catalogue/images/rules";
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

interface Upload {
  file: Blob;
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

interface ChosenPicturesOptions {
  /** The most of them. */
  most: number;
  /** Sends one and returns its id. */
  upload: (picture: Upload) => Promise<string>;
}

/** The pictures of a form. They upload at once, one after the other, and can be removed again. */
export function useChosenPictures({ most, upload: sendPicture }: ChosenPicturesOptions) {
  const { failure, pictures: words } = useWords("orders");
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
          return change(key, { problem: words.tooLarge(UPLOAD_TOO_LARGE_MESSAGE) });
        const onProgress = (fraction: number) => change(key, { fraction });
        change(key, { id: await sendPicture({ file: scaled, onProgress, signal }) });
      });
    } catch (error) {
      if (!signal.aborted) change(key, { problem: failure(error) });
    }
  }

  function add(files: File[]): void {
    const added = files.slice(0, most - pictures.length).map((file) => {
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
    canAdd: pictures.length < most,
    ids: pictures.flatMap(({ id }) => id ?? []),
    /** Why the form cannot be sent with these pictures yet. */
    problem: problemOf(pictures, words),
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

export type ChosenPictures = ReturnType<typeof useChosenPictures>;

function problemOf(
  pictures: ChosenPicture[],
  { missing, stillSending }: Words["orders"]["pictures"],
): string | undefined {
  if (pictures.some(({ problem }) => problem)) return missing;
  return pictures.some(({ id }) => !id) ? stillSending : undefined;
}
