import type { IdPhotoType } from '@lender/contract';
import { useRevalidator } from '@remix-run/react';
import { useState } from 'react';
import { sendPhoto } from './send-photo.ts';

/** How an upload stands. */
export type UploadState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly percent: number }
  | { readonly status: 'failed'; readonly code: string; readonly file: File };

/** Uploads a photo as soon as it is chosen. `Subida` is said by the server alone, which is asked again afterwards. */
export function usePhotoUpload(type: IdPhotoType) {
  const [state, setState] = useState<UploadState>({ status: 'idle' });
  const { revalidate } = useRevalidator();

  const upload = async (file: File) => {
    setState({ status: 'sending', percent: 0 });
    const sent = await sendPhoto({ type, file, onProgress: (percent) => setState({ status: 'sending', percent }) });
    if (sent.ok) setState({ status: 'idle' });
    else if ('signInPath' in sent.problem) return location.assign(sent.problem.signInPath);
    else setState({ status: 'failed', code: sent.problem.code, file });
    revalidate();
  };
  return { state, upload };
}
