import { randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { gzipSync } from 'node:zlib';
import {
  deleteClientDocument,
  downloadTemporary,
  getClientDocument,
  getClientDocumentState,
  getPublicDocument,
  uploadClientDocument,
  uploadDocument,
} from '@lender/contract';
import { cpuSecondsOf } from '@lender/vitest/cpu-seconds';
import { describe, expect, test } from 'vitest';
import { PDF } from '../../../test/pdf/pdf.ts';
import { borrow, expectDone, NOTHING, openApplication } from '../../../test/people/journey.ts';
import { PHOTO } from '../../../test/people/photo.ts';
import { testServer } from '../../../test/server/server.ts';
import { clientIdOf, countOf } from '../../../test/server/stored.ts';

const server = await testServer();
const applicant = await openApplication(server);
const MB = 1024 * 1024;
const BOUNDARY = 'boundary-of-this-test';

type Part = readonly [name: string, value: string | Blob, fileName?: string];
const formOf = (...parts: readonly Part[]): FormData => {
  const form = new FormData();
  for (const [name, value, fileName] of parts)
    typeof value === 'string' ? form.append(name, value) : form.append(name, value, fileName);
  return form;
};
const post = (
  body: NonNullable<RequestInit['body']>,
  headers: Record<string, string> = {},
  path: string = uploadDocument.path,
) =>
  fetch(`${server.origin}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${applicant.token}`, ...headers },
    body,
  });
const raw = (body: NonNullable<RequestInit['body']>, headers: Record<string, string> = {}) =>
  post(body, { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers });
const field = (name: string, value: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (fileName: string, content: string, type = 'application/pdf') =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: ${type}\r\n\r\n${content}\r\n`;
const END = `--${BOUNDARY}--\r\n`;
const pdf = new Blob([PDF]);
const pdfText = Buffer.from(PDF).toString('latin1');
const whole = `${field('type', 'payroll')}${file('a.pdf', pdfText)}${END}`;

describe('a form', () => {
  test.each<[string, () => Promise<Response>]>([
    ['with two files', () => post(formOf(['type', 'payroll'], ['file', pdf], ['file', pdf]))],
    ['with two files under two names', () => post(formOf(['type', 'payroll'], ['file', pdf], ['other', pdf]))],
    ['without a file', () => post(formOf(['type', 'payroll']))],
    ['with a file as text', () => post(formOf(['type', 'payroll'], ['file', pdfText]))],
    ['with its type as a file', () => post(formOf(['type', new Blob(['payroll'])], ['modifiedAt', '1']))],
    ['with a field twice', () => post(formOf(['type', 'payroll'], ['type', 'proof_of_address'], ['file', pdf]))],
    ['with a field that nobody knows', () => post(formOf(['type', 'payroll'], ['role', 'admin'], ['file', pdf]))],
    ['with a field for every object', () => post(formOf(['__proto__', '{"a":1}'], ['type', 'payroll'], ['file', pdf]))],
    ['with a constructor', () => post(formOf(['constructor', 'x'], ['type', 'payroll'], ['file', pdf]))],
    [
      'with fifty fields',
      () =>
        post(
          formOf(...Array.from({ length: 50 }, (_, at): Part => [`x${at}`, 'y']), ['type', 'payroll'], ['file', pdf]),
        ),
    ],
    ['with a field of 1 MB', () => post(formOf(['type', 'x'.repeat(MB)], ['file', pdf]))],
    ['with a type that is none', () => post(formOf(['type', 'id_front'], ['file', pdf]))],
    ['of nothing', () => raw('')],
    ['that never ends', () => raw(whole.slice(0, -END.length))],
    ['that ends in a file', () => raw(`${field('type', 'payroll')}${file('a.pdf', pdfText).slice(0, -40)}`)],
    ['with another boundary', () => raw(whole.replaceAll(BOUNDARY, 'another'))],
    ['without a boundary', () => raw(whole, { 'content-type': 'multipart/form-data' })],
    [
      'with an endless boundary',
      () => raw(whole, { 'content-type': `multipart/form-data; boundary=${'x'.repeat(5_000)}` }),
    ],
    ['of noise', () => raw(randomBytes(100_000))],
    ['as JSON', () => post(JSON.stringify({ type: 'payroll', file: 'x' }), { 'content-type': 'application/json' })],
    ['as a plain body', () => post(PDF, { 'content-type': 'application/pdf' })],
    ['that is packed', () => raw(gzipSync(whole), { 'content-encoding': 'gzip' })],
    ['that is packed and grows', () => raw(gzipSync(Buffer.alloc(50 * MB)), { 'content-encoding': 'gzip' })],
  ])('a form %s is refused', async (_, send) => {
    const answer = await send();
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(await answer.json()).toMatchObject({ success: false, error: { code: expect.any(String) } });
  });

  test('a form that was refused leaves nothing stored', async () => {
    expect(await countOf(server, 'document', applicant)).toBe(0);
    expect((await raw(whole)).status).toBe(201);
  });
});

describe('a compressed body', () => {
  test.each(['gzip', 'deflate', 'br', 'gzip, identity'])(
    'a body compressed with %s is not unpacked, whichever endpoint receives it',
    async (encoding) => {
      const packed = gzipSync(Buffer.from(`{"financeType":"stl","x":"${'x'.repeat(20 * MB)}"}`));
      const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
      const seconds = await cpuSecondsOf(async () => {
        for (const path of [getPublicDocument.path, uploadDocument.path])
          expect([400, 413, 415, 422]).toContain((await post(packed, headers, path)).status);
        expect((await raw(gzipSync(whole), { 'content-encoding': encoding })).status).toBe(415);
      });
      expect(seconds).toBeLessThan(10);
    },
  );
});

describe('the name of a file', () => {
  test.each([
    ['with a way out', '../../../etc/passwd'],
    ['with a way out in numbers', '..%2f..%2fetc%2fpasswd'],
    ['of another system', 'C:\\\\windows\\\\x.jpg'],
    ['with two endings', 'photo.jpg.exe'],
    ['with an ending before its end', 'photo.php;.jpg'],
    ['with quotes', 'a\\"; x=\\"b.jpg'],
    ['with a line break in numbers', 'a%0d%0aset-cookie: x=1.jpg'],
    ['written backwards', '\u202egpj.exe'],
    ['of no letters', ''],
    ['of 3,000 letters', `${'x'.repeat(3_000)}.jpg`],
  ])('a file name %s is ignored', async (_, name) => {
    const one = await openApplication(server);
    const body = `${field('type', 'payroll')}${file(name, pdfText, 'text/html')}${END}`;
    const answer = await fetch(`${server.origin}${uploadDocument.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${one.token}`, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      body,
    });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([201, null]);
    const kept = await server.services.db
      .selectFrom('document')
      .selectAll()
      .where('client_id', '=', clientIdOf(one))
      .execute();
    expect(kept).toMatchObject([{ mime: 'application/pdf', storage_key: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
    if (name.length > 3) expect(JSON.stringify([kept, await answer.json()])).not.toContain(name.slice(0, 12));
  });

  test('a file name with a line break in it breaks no header', async () => {
    const answer = await raw(`${field('type', 'payroll')}${file('a\r\nset-cookie: x=1\r\n.pdf', pdfText)}${END}`);
    expect(answer.status).toBeLessThan(500);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });
});

describe('a file that is too large', () => {
  test.each([
    ['says how large it is', 512 * MB, true],
    ['does not say how large it is', 128 * MB, false],
  ])(
    'a file that is too large is refused although it %s, in no more memory than a file may take',
    async (_, bytes, isAnnounced) => {
      const before = process.memoryUsage().rss;
      let peak = before;
      const answer = await sendLarge(bytes, isAnnounced, () => {
        peak = Math.max(peak, process.memoryUsage().rss);
      });
      expect(answer).toMatchObject({ status: 413, body: expect.stringContaining('too_large') });
      // Far less was sent than announced: the answer does not wait for the rest.
      expect(answer.sent).toBeLessThan(bytes);
      expect((peak - before) / MB).toBeLessThan(150);
      expect((await raw(whole)).status).toBe(201);
    },
  );
});

describe('another client’s documents', () => {
  test('documents of another client are not found: neither to read nor to remove nor to download', async () => {
    const owner = await openApplication(server);
    const { id } = await expectDone(
      server.call(uploadClientDocument, { body: { type: 'id_front', file: new Blob([PHOTO]) } }, owner),
    );
    const params = { type: 'id_front', id } as const;
    const tries = [
      await server.call(getClientDocument, { params }, applicant),
      await server.call(deleteClientDocument, { params }, applicant),
      await server.call(downloadTemporary, { params: { id } }, applicant),
      await server.call(downloadTemporary, { params: { id } }, owner),
    ];
    expect(tries.map(({ status, code }) => [status, code])).toEqual(tries.map(() => [404, 'not_found']));
    const { data } = await server.call(getClientDocumentState, NOTHING, owner);
    expect(data.documents.map((document) => document.id)).toEqual([id]);
  });

  test('signed documents of another client are not found either', async () => {
    const borrower = await borrow(server);
    const { id } = await server.services.db
      .selectFrom('agreement')
      .select('id')
      .where('client_id', '=', clientIdOf(borrower))
      .where('signed_at', 'is not', null)
      .executeTakeFirstOrThrow();
    const download = (as: { token: string }) => server.call(downloadTemporary, { params: { id } }, as);
    expect([(await download(applicant)).status, (await download(borrower)).status]).toEqual([404, 200]);
  });
});

/** Writes a file of so many bytes until the server answers, holding none of it. */
function sendLarge(
  bytes: number,
  isAnnounced: boolean,
  onPiece: () => void,
): Promise<{ status: number | undefined; body: string; sent: number }> {
  const head = `${field('type', 'payroll')}--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n`;
  const piece = Buffer.alloc(256 * 1024, 'x');
  return new Promise((resolve, reject) => {
    let sent = 0;
    const request = httpRequest(`${server.origin}${uploadDocument.path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${applicant.token}`,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        ...(isAnnounced && { 'content-length': head.length + bytes }),
      },
    });
    request.on('error', reject);
    request.on('response', async (response) => {
      let body = '';
      for await (const chunk of response) body += chunk;
      resolve({ status: response.statusCode, body, sent });
      request.destroy();
    });
    const write = () => {
      while (sent < bytes && !request.destroyed) {
        sent += piece.length;
        onPiece();
        if (!request.write(piece)) return;
      }
    };
    request.on('drain', write);
    request.write(head);
    write();
  });
}
