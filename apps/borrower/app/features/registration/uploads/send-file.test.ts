import { UPLOAD_LIMIT_BYTES } from '@lender/contract';
import { fail, ok } from '@lender/result';
import { afterEach, expect, test, vi } from 'vitest';
import { isWorking } from '../../../journey/page-work.ts';
import { readAnswer, sendFile } from './send-file.ts';

afterEach(() => vi.unstubAllGlobals());

const answered = (status: number, responseText: string, path = '/uploads/send') =>
  readAnswer({ status, responseText, responseURL: `https://site.test${path}` });

test('a file counts as stored when the server says so', () => {
  expect(answered(201, '{"id":"of-the-file"}')).toEqual(ok('of-the-file'));
});

test('a refusal is reported by its code', () => {
  expect(answered(422, '{"code":"upload_wrong_format"}')).toEqual(fail({ code: 'upload_wrong_format' }));
});

test('a limit on the way counts as a file that is too large', () => {
  expect(answered(413, 'The request exceeds the size limit. Send a smaller body or file.')).toEqual(
    fail({ code: 'too_large' }),
  );
});

test('a session that ended leads to the sign-in page, not to a stored file', () => {
  expect(answered(200, '<!doctype html>', '/ingresar?aviso=sesion')).toEqual(
    fail({ signInPath: '/ingresar?aviso=sesion' }),
  );
});

test('an answer that cannot be read can be tried again', () => {
  expect(answered(502, '<html>Bad Gateway</html>')).toEqual(fail({ code: 'network' }));
  expect(answered(500, '{}')).toEqual(fail({ code: 'network' }));
});

test('a file above the limit is not sent at all', async () => {
  const file = new File([new Uint8Array(UPLOAD_LIMIT_BYTES + 1)], 'ine.jpg');
  expect(await sendFile({ type: 'id_front', file, formKey: 'key', onProgress: () => {} })).toEqual(
    fail({ code: 'too_large' }),
  );
});

/** Creates a browser whose requests a test answers. */
function fakeBrowser() {
  const requests: FakeRequest[] = [];
  class FakeRequest {
    readonly upload = { onprogress: (_: { readonly loaded: number; readonly total: number }) => {} };
    readonly status = 502;
    readonly responseText = '';
    readonly responseURL = 'https://site.test/uploads/send';
    onload = () => {};
    onabort = () => {};
    open() {}
    send() {
      requests.push(this);
    }
    abort() {
      this.onabort();
    }
  }
  const window = new EventTarget();
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  const seen: number[] = [];
  const file = new File(['x'], 'ine.jpg');
  const sent = sendFile({ type: 'id_front', file, formKey: 'key', onProgress: (percent) => seen.push(percent) });
  const [request] = requests;
  if (!request) throw new Error('nothing was sent');
  return { request, sent, seen, goOffline: () => window.dispatchEvent(new Event('offline')) };
}

test('a page that is sending a file counts as working until it is answered, whatever the answer', async () => {
  const { request, sent } = fakeBrowser();
  expect(isWorking()).toBe(true);
  request.onload();
  expect(await sent).toEqual(fail({ code: 'network' }));
  expect(isWorking()).toBe(false);
});

test('a file can be sent again at once when the browser goes offline in the middle of it', async () => {
  const { request, sent, seen, goOffline } = fakeBrowser();
  request.upload.onprogress({ loaded: 1, total: 2 });
  goOffline();
  expect(await sent).toEqual(fail({ code: 'network' }));
  expect(seen).toEqual([50]);
});

test('a connection that stalls is given up, and one that moves is not', async () => {
  vi.useFakeTimers();
  const { request, sent } = fakeBrowser();
  const ended = vi.fn();
  sent.then(ended);
  for (const loaded of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(50_000);
    request.upload.onprogress({ loaded, total: 4 });
  }
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toHaveBeenCalledWith(fail({ code: 'network' }));
  vi.useRealTimers();
});
