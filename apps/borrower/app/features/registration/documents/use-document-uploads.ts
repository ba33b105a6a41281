import { PAPER_FILES_LIMIT } from '@lender/contract';
import { openPage } from '@lender/web/navigation';
import { useRevalidator } from '@remix-run/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { sendFile } from '../uploads/send-file.ts';
import { useRetryOnline } from '../uploads/use-retry-online.ts';
import type { Paper } from './document.ts';
import { createUploadQueue, isLost, type QueuedFile } from './upload-queue.ts';

const NONE: readonly QueuedFile[] = [];

/** Uploads files of a document as they are chosen, and again when a lost connection is back. */
export function usePaperUploads({ type, files }: Pick<Paper, 'type' | 'files'>) {
  const { revalidate } = useRevalidator();
  const [queue] = useState(() =>
    createUploadQueue({
      send: (file) => sendFile({ type, ...file }),
      newKey: () => crypto.randomUUID(),
      onStored: revalidate,
      onSignIn: openPage,
    }),
  );
  const queued = useSyncExternalStore(queue.subscribe, queue.files, () => NONE);
  // The server lists the file now, so it is shown as one of the stored files.
  useEffect(() => {
    const stored = new Set(files.map(({ id }) => id));
    queue.forget(({ state }) => state.status === 'stored' && stored.has(state.id));
  }, [queue, files]);
  useRetryOnline(
    queued.some(({ state }) => isLost(state)),
    queue.retry,
  );
  const shown = new Set(files.map(({ id }) => id));
  const pending = queued.filter(({ state }) => state.status !== 'stored' || !shown.has(state.id));
  const taken = files.length + pending.filter(({ state }) => state.status !== 'failed' || isLost(state)).length;
  return { queue, pending, isUploading: pending.some(isUnderWay), room: PAPER_FILES_LIMIT - taken };
}

const isUnderWay = ({ state }: QueuedFile): boolean => state.status === 'waiting' || state.status === 'sending';
