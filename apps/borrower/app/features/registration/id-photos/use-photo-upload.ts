import type { IdPhotoType } from '@lender/contract';
import { openPage } from '@lender/web/navigation';
import { useRevalidator } from '@remix-run/react';
import { useCallback, useRef, useState } from 'react';
import { sendFile } from '../uploads/send-file.ts';
import { useRetryOnline } from '../uploads/use-retry-online.ts';

/** How often a photo is sent back before it is stored as it is. */
const MAX_STOPS = 2;

interface Chosen {
  readonly file: File;
  readonly formKey: string;
}

/** How an upload stands. */
export type UploadState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly percent: number }
  | { readonly status: 'failed'; readonly code: string; readonly chosen: Chosen };

/**
 * Uploads a photo as soon as it is chosen, and again when a lost connection is back. `Subida` is said by the server
 * alone, which is asked again afterwards. One that cannot be read is sent back first, twice and no more: then it is for
 * people to say.
 */
export function usePhotoUpload(type: IdPhotoType) {
  const [state, setState] = useState<UploadState>({ status: 'idle' });
  const { revalidate } = useRevalidator();
  const stops = useRef(0);

  const send = useCallback(
    async (chosen: Chosen) => {
      const onProgress = (percent: number) => setState({ status: 'sending', percent });
      onProgress(0);
      const sent = await sendFile({ type, ...chosen, onProgress });
      if (sent.ok) setState({ status: 'idle' });
      else if ('signInPath' in sent.problem) return openPage(sent.problem.signInPath);
      else setState({ status: 'failed', code: sent.problem.code, chosen });
      revalidate();
    },
    [type, revalidate],
  );
  const retry = useCallback(() => {
    if (state.status === 'failed') void send(state.chosen);
  }, [state, send]);
  useRetryOnline(state.status === 'failed' && state.code === 'network', retry);
  const upload = async (file: File) => {
    const chosen = { file, formKey: crypto.randomUUID() };
    if (stops.current === MAX_STOPS) return send(chosen);
    setState({ status: 'sending', percent: 0 });
    const code = await import('./look-at-photo.ts').then(
      ({ lookAtPhoto }) => lookAtPhoto(file),
      // Where the network is gone, people look at it.
      () => undefined,
    );
    if (!code) return send(chosen);
    stops.current += 1;
    setState({ status: 'failed', code, chosen });
  };
  return { state, upload, retry };
}
