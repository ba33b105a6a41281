/** Headers that a caller may send, where the call accepts them. */
export const PARAMETER_HEADERS = {
  /** For calls that create or move something. */
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'One per logical call. The same key and body get the stored success again, which says so by `idempotent-replayed`.',
    schema: { type: 'string', minLength: 8, maxLength: 128, pattern: '^[!-~]+$' },
    example: '3f1c2d84-58a0-4a7e-9b52-0e6f1b0c7d11',
  },
  /** For calls whose answer carries an `etag`. */
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'The `etag` of an answer that is known: as long as nothing has changed, 304 comes without it.',
    schema: { type: 'string' },
    example: '"q7Kf2mX9wB4tD1r5hQ7Kf2"',
  },
} as const;
