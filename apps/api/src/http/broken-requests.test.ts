import { getBanks, loginClient, uploadDocument } from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { openApplication } from '../../test/people/journey.ts';
import { rawStatuses } from '../../test/server/raw-statuses.ts';
import { testServer } from '../../test/server/server.ts';
import { countOf } from '../../test/server/stored.ts';

const lines: string[] = [];
const server = await testServer({ LOG_LEVEL: 'info' }, { logTo: { write: (line) => lines.push(line) } });
const applicant = await openApplication(server);

interface Sent {
  readonly body: string;
  readonly type: string;
  readonly version?: string;
  readonly path?: string;
  readonly headers?: string;
}
/** Writes a raw request, without a host unless `headers` names one. */
const written = ({ body, type, version = '1.1', path = uploadDocument.path, headers = 'host: x\r\n' }: Sent): string =>
  `POST ${path} HTTP/${version}\r\n${headers}authorization: Bearer ${applicant.token}\r\nconnection: close\r\n` +
  `content-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
const form = (body: string, type = 'multipart/form-data; boundary=of-this-test') => written({ body, type });
const PART = '--of-this-test\r\ncontent-disposition: form-data; name="type"\r\n\r\npayroll\r\n';
const END = '--of-this-test--\r\n';
const LOGIN = { path: loginClient.path, type: 'application/json', body: '{"login":"a@b.mx"}' };

describe('a form that cannot be read is refused as such:', () => {
  test.each([
    ['no form at all', form('hello')],
    ['the first bytes of a boundary', form('--of-this')],
    ['a boundary and nothing after it', form('--of-this-test\r\n')],
    ['a part that ends in its headers', form('--of-this-test\r\ncontent-disposition: form-data; name="ty')],
    ['a part that ends in its value', form(PART.slice(0, -5))],
    ['parts without an end', form(PART)],
    ['another boundary', form(`${PART}${END}`, 'multipart/form-data; boundary=another')],
    ['no boundary', form(`${PART}${END}`, 'multipart/form-data')],
    ['a boundary that is empty', form(`${PART}${END}`, 'multipart/form-data; boundary=')],
    ['a boundary without a value', form(`${PART}${END}`, 'multipart/form-data; boundary')],
    ['a part of the name of every object', form(PART.replace('"type"', '"__proto__"') + END)],
    ['bytes of no script', form(`--of-this-test\r\n\xff\xfe\0\x01\r\n${PART}`)],
  ])('a form is refused when it is %s', async (_, bytes) => {
    expect(await rawStatuses(server.origin, bytes)).toEqual([400]);
  });

  test.each([
    ['a form', form(PART + END).replace(/content-length: \d+/, 'content-length: 500')],
    ['JSON', written(LOGIN).replace(/content-length: \d+/, 'content-length: 500')],
    ['a form in pieces', form('5\r\n--of-\r\nzz\r\n').replace(/content-length: \d+/, 'transfer-encoding: chunked')],
  ])('%s with fewer bytes than announced is refused', async (_, bytes) => {
    expect(await rawStatuses(server.origin, bytes, { hangsUp: true })).toEqual([400]);
  });

  test.each([
    ['no name', PART.replace('; name="type"', '')],
    ['no disposition', PART.replace('content-disposition', 'x-disposition')],
    ['headers that are none', PART.replace('content-disposition: ', '')],
    ['a name in no script', PART.replace('"type"', '"\xff\xfe"')],
  ])('a part with %s is not taken for a field', async (_, part) => {
    expect(await rawStatuses(server.origin, form(part + END))).toEqual([422]);
  });
});

describe('a request that names no host is refused as such', () => {
  test.each(['1.0', '1.1'])('a request without a host is refused in HTTP/%s', async (version) => {
    for (const sent of [LOGIN, { body: PART + END, type: 'multipart/form-data; boundary=of-this-test' }])
      expect(await rawStatuses(server.origin, written({ ...sent, version, headers: '' }))).toEqual([400]);
    expect(await rawStatuses(server.origin, `GET ${getBanks.path} HTTP/${version}\r\n\r\n`)).toEqual([400]);
  });

  test('a request in HTTP/1.0 that names a host is answered as any other', async () => {
    expect(await rawStatuses(server.origin, `GET ${getBanks.path} HTTP/1.0\r\nhost: x\r\n\r\n`)).toEqual([200]);
  });

  test('a health probe without a host is answered', async () => {
    expect(await rawStatuses(server.origin, 'GET /health/live HTTP/1.0\r\n\r\n')).toEqual([200]);
    expect(await rawStatuses(server.origin, 'GET /health/ready HTTP/1.0\r\n\r\n')).toEqual([200]);
  });
});

test('none of the broken requests was stored or counted as a fault of ours', async () => {
  expect(await countOf(server, 'document', applicant)).toBe(0);
  expect(lines.filter((line) => line.includes('http.error'))).toEqual([]);
  expect(lines.some((line) => line.includes('"status":400'))).toBe(true);
});
