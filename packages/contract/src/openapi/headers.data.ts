interface Header {
  readonly description: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly example: string | number;
}

const COUNT = { type: 'integer', minimum: 0 } as const;

/** Every header that an answer may have besides those of HTTP itself. */
export const HEADERS = {
  'x-request-id': {
    description: 'Id of this request in the server’s log. Include it when you report a problem.',
    schema: { type: 'string', format: 'uuid' },
    example: '0199c3a4-5b6c-7d7e-8f80-91a2b3c4d5e6',
  },
  'cache-control': {
    description: 'Whether the response may be cached, and for how long.',
    schema: { type: 'string' },
    example: 'no-store',
  },
  'x-content-type-options': {
    description: 'Keeps browsers from guessing another content type.',
    schema: { const: 'nosniff' },
    example: 'nosniff',
  },
  'retry-after': {
    description: 'Seconds to wait before you repeat the request. Without this header, a repetition may fail again.',
    schema: { type: 'integer', minimum: 1 },
    example: 5,
  },
  etag: {
    description: 'Version of this response. Send it in `If-None-Match` to get 304 while nothing has changed.',
    schema: { type: 'string' },
    example: '"q7Kf2mX9wB4tD1r5hQ7Kf2"',
  },
  'idempotent-replayed': {
    description: '`true` when the response is the stored success of an earlier request with the same `Idempotency-Key`.',
    schema: { const: 'true' },
    example: 'true',
  },
  'content-disposition': {
    description: 'Whether to show or to save the file, and the file name to save it under.',
    schema: { type: 'string' },
    example: 'attachment; filename="contrato.pdf"',
  },
  'x-page': { description: 'Number of this page, from 1.', schema: { type: 'integer', minimum: 1 }, example: 1 },
  'x-per-page': { description: 'Largest number of rows on a page.', schema: COUNT, example: 20 },
  'x-total-count': { description: 'Number of rows on all pages.', schema: COUNT, example: 47 },
  'x-count': { description: 'Number of rows on this page.', schema: COUNT, example: 20 },
} as const satisfies Record<string, Header>;

export type HeaderName = keyof typeof HEADERS;
