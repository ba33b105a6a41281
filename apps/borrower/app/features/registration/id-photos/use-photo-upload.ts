import type { IdPhotoType } from '@lender/contract';
import { openPage } from '@lender/web/navigation';
import { useRevalidator } from '@remix-run/react';
import { useCallback, useRef, useState } from 'react';
import { sendFile } from '../uploads/send-file.ts';
import { useRetryOnline } from '../uploads/use-retry-online.ts';

/** Number of times that a photo is sent back before it is stored as it is. */
const MAX_STOPS = 2;

interface Chosen {
  readonly file: File;
  readonly formKey: string;
}

/** Progress and outcome of an upload. */
export type UploadState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly percent: number }
  | { readonly status: 'failed'; readonly code: string; readonly chosen: Chosen };

/**
 * Uploads a photo as soon as it is chosen, and again when a lost connection is back. The page says `Subida` only when
 * the server does, which is asked again afterwards. A photo that cannot be read is sent back at most twice; after that,
 * staff judge it.
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
      // When the network is gone, staff judge the photo.
      () => undefined,
    );
    if (!code) return send(chosen);
    stops.current += 1;
    setState({ status: 'failed', code, chosen });
  };
  return { state, upload, retry };
}
