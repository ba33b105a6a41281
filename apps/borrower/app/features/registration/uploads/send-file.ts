import { type AskableType, UPLOAD_LIMIT_BYTES } from '@lender/contract';
import { fail, ok, type Result } from '@lender/result';
import { beginWork } from '../../../journey/page-work.ts';

/** Reason why an upload by a script failed; a `signInPath` where the session ended meanwhile. */
export type SendFailure = { readonly code: string } | { readonly signInPath: string };

/** Outcome of an upload from a script, with the id of the stored file. */
export type SentFile = Result<string, SendFailure>;

export interface FileToSend {
  readonly type: AskableType;
  readonly file: File;
  /** Key that stays the same for each attempt, so that the file is stored once. */
  readonly formKey: string;
  /** 0 to 100. */
  readonly onProgress: (percent: number) => void;
}

const uploadPath = '/uploads/send';
const tooLarge = 413;
/** Timeout: longer than the server takes for any file received. */
const STALL_MS = 60_000;

/**
 * Sends a file and reports its progress, which `fetch` cannot do for uploads. Never rejects. A connection that is lost
 * or stalls ends the upload: browsers would wait for minutes, and the file can be sent again.
 */
export function sendFile({ type, file, formKey, onProgress }: FileToSend): Promise<SentFile> {
  if (file.size > UPLOAD_LIMIT_BYTES) return Promise.resolve(fail({ code: 'too_large' }));
  const body = new FormData();
  body.set('type', type);
  body.set('formKey', formKey);
  body.set('modifiedAt', String(file.lastModified));
  body.set('file', file);

  const end = beginWork();
  const request = new XMLHttpRequest();
  const lose = () => request.abort();
  addEventListener('offline', lose);
  let stall = setTimeout(lose, STALL_MS);
  return new Promise<SentFile>((resolve) => {
    request.open('POST', uploadPath);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(stall);
      stall = setTimeout(lose, STALL_MS);
      onProgress(Math.floor((100 * loaded) / total));
    };
    request.onload = () => resolve(readAnswer(request));
    request.onerror = () => resolve(fail({ code: 'network' }));
    request.onabort = request.onerror;
    request.send(body);
  }).finally(() => {
    clearTimeout(stall);
    removeEventListener('offline', lose);
    end();
  });
}

type Answered = Pick<XMLHttpRequest, 'status' | 'responseURL' | 'responseText'>;

/** Reads the server's answer: the upload's own answer, a limit on the way, or a redirect to the sign-in page. */
export function readAnswer({ status, responseURL, responseText }: Answered): SentFile {
  const { pathname, search } = new URL(responseURL);
  if (pathname !== uploadPath) return fail({ signInPath: pathname + search });
  if (status === tooLarge) return fail({ code: 'too_large' });
  if (status >= 500) return fail({ code: 'network' });
  try {
    const { id, code = 'network' }: { readonly id?: string; readonly code?: string } = JSON.parse(responseText);
    return id === undefined ? fail({ code }) : ok(id);
  } catch {
    return fail({ code: 'network' });
  }
}
