import pg from 'pg';

/** Classes of PostgreSQL's error codes: no connection, no resources, operator intervention. */
const UNAVAILABLE = /^(?:08|53|57)/;

/** Error codes of the operating system for a database that cannot be reached. */
const UNREACHABLE: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);

/** Errors that pg reports by text only. */
const WORDS = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
];

/**
 * Tells whether the database is away, frozen or too busy, and no fault of ours. Then the same request may succeed
 * later.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return UNAVAILABLE.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  return ('code' in error && UNREACHABLE.has(error.code)) || WORDS.some((words) => error.message.startsWith(words));
}
