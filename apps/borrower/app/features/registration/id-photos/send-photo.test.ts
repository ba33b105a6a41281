import { UPLOAD_LIMIT_BYTES } from '@lender/contract';
import { fail, ok } from '@lender/money';
import { expect, test } from 'vitest';
import { readAnswer, sendPhoto } from './send-photo.ts';

const answered = (status: number, responseText: string, path = '/photos/upload') =>
  readAnswer({ status, responseText, responseURL: `https://site.test${path}` });

test('a photo is stored when the server says so', () => {
  expect(answered(201, '{}')).toEqual(ok(null));
});

test('a refusal is told by its code', () => {
  expect(answered(422, '{"code":"upload_wrong_format"}')).toEqual(fail({ code: 'upload_wrong_format' }));
});

test('a limit on the way counts as a photo that is too large', () => {
  expect(answered(413, 'The request is too large.')).toEqual(fail({ code: 'too_large' }));
});

test('a session that ended leads to signing in, not to a stored photo', () => {
  expect(answered(200, '<!doctype html>', '/ingresar?aviso=sesion')).toEqual(
    fail({ signInPath: '/ingresar?aviso=sesion' }),
  );
});

test('an answer that is none can be tried again', () => {
  expect(answered(502, '<html>Bad Gateway</html>')).toEqual(fail({ code: 'network' }));
  expect(answered(500, '{}')).toEqual(fail({ code: 'network' }));
});

test('a photo above the limit is not sent at all', async () => {
  const file = new File([new Uint8Array(UPLOAD_LIMIT_BYTES + 1)], 'ine.jpg');
  expect(await sendPhoto({ type: 'id_front', file, onProgress: () => {} })).toEqual(fail({ code: 'too_large' }));
});
