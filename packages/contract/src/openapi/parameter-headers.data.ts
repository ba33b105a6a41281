/** Headers that a caller may send, where the call accepts them. */
export const PARAMETER_HEADERS = {
  /** For calls that create or move something. */
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'A key that you make for each logical call. A repetition with the same key and body returns the stored success, with the header `idempotent-replayed`.',
    schema: { type: 'string', minLength: 8, maxLength: 128, pattern: '^[!-~]+$' },
    example: '3f1c2d84-58a0-4a7e-9b52-0e6f1b0c7d11',
  },
  /** For calls whose answer carries an `etag`. */
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'The `etag` of an earlier response. The server answers 304 without a body while nothing has changed.',
    schema: { type: 'string' },
    example: '"q7Kf2mX9wB4tD1r5hQ7Kf2"',
  },
} as const;
