import { type IdPhotoType, UPLOAD_LIMIT_BYTES } from '@lender/contract';
import { fail, ok, type Result } from '@lender/money';

/** Why a photo of a script did not arrive; a `signInPath` where the session ended meanwhile. */
export type SendFailure = { readonly code: string } | { readonly signInPath: string };

/** How an upload from a script ended. */
export type SentPhoto = Result<null, SendFailure>;

export interface PhotoUpload {
  readonly type: IdPhotoType;
  readonly file: File;
  /** 0 to 100. */
  readonly onProgress: (percent: number) => void;
}

const uploadPath = '/photos/upload';
const tooLarge = 413;

/** Sends a photo and tells how far it is: what `fetch` cannot do for what goes up. Never rejects. */
export function sendPhoto({ type, file, onProgress }: PhotoUpload): Promise<SentPhoto> {
  if (file.size > UPLOAD_LIMIT_BYTES) return Promise.resolve(fail({ code: 'too_large' }));
  const body = new FormData();
  body.set('type', type);
  body.set('modifiedAt', String(file.lastModified));
  body.set('file', file);

  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', uploadPath);
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((100 * loaded) / total));
    request.onload = () => resolve(readAnswer(request));
    request.onerror = () => resolve(fail({ code: 'network' }));
    request.ontimeout = request.onerror;
    request.timeout = 180_000;
    request.send(body);
  });
}

type Answered = Pick<XMLHttpRequest, 'status' | 'responseURL' | 'responseText'>;

/** What the server answered, be it the upload's own answer, a limit on the way, or a redirect to sign in. */
export function readAnswer({ status, responseURL, responseText }: Answered): SentPhoto {
  const { pathname, search } = new URL(responseURL);
  if (pathname !== uploadPath) return fail({ signInPath: pathname + search });
  if (status === tooLarge) return fail({ code: 'too_large' });
  if (status >= 500) return fail({ code: 'network' });
  try {
    const { code }: { readonly code?: string } = JSON.parse(responseText);
    return code === undefined ? ok(null) : fail({ code });
  } catch {
    return fail({ code: 'network' });
  }
}
