interface Header {
  readonly description: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly example: string | number;
}

const COUNT = { type: 'integer', minimum: 0 } as const;

/** Every header that an answer may carry beside those of HTTP itself. */
export const HEADERS = {
  'x-request-id': {
    description: 'What the server calls this request in its log: what to tell us when something is broken.',
    schema: { type: 'string', format: 'uuid' },
    example: '0199c3a4-5b6c-7d7e-8f80-91a2b3c4d5e6',
  },
  'cache-control': {
    description: 'Whether and for how long the answer may be kept.',
    schema: { type: 'string' },
    example: 'no-store',
  },
  'x-content-type-options': {
    description: 'Forbids browsers to guess another type of content.',
    schema: { const: 'nosniff' },
    example: 'nosniff',
  },
  'retry-after': {
    description: 'Seconds after which the same request may succeed; without it, nothing is promised.',
    schema: { type: 'integer', minimum: 1 },
    example: 5,
  },
  etag: {
    description: 'The name of this answer: `If-None-Match` with it is answered 304 as long as nothing has changed.',
    schema: { type: 'string' },
    example: '"q7Kf2mX9wB4tD1r5hQ7Kf2"',
  },
  'idempotent-replayed': {
    description: '`true` when this is the stored success of an earlier request with the same `Idempotency-Key`.',
    schema: { const: 'true' },
    example: 'true',
  },
  'content-disposition': {
    description: 'Whether the file is to be shown or saved, and the name it is saved under.',
    schema: { type: 'string' },
    example: 'attachment; filename="contrato.pdf"',
  },
  'x-page': { description: 'The page that this is, from 1.', schema: { type: 'integer', minimum: 1 }, example: 1 },
  'x-per-page': { description: 'How many rows a page has at most.', schema: COUNT, example: 20 },
  'x-total-count': { description: 'How many rows there are on all pages.', schema: COUNT, example: 47 },
  'x-count': { description: 'How many rows this page has.', schema: COUNT, example: 20 },
} as const satisfies Record<string, Header>;

export type HeaderName = keyof typeof HEADERS;
