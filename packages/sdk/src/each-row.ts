import type { Endpoint, Reply } from '@lender/contract';
import { ApiError } from './api-error.ts';
import { type Answer, anyCall, type Call, type CallArguments, type CallOptions } from './call.ts';
import { RefusedError } from './refused-error.ts';
import { isRecord } from './wire-body.ts';

/** Names under which a page keeps its rows, where the page itself is no list. */
const ROWS = ['rows', 'cases', 'entries'] as const;
/** Names under which a page says how to ask for the next one. */
const NEXT = ['next', 'nextBefore'] as const;
/** Query parameters for the place where a page begins. */
const CURSORS = ['after', 'before', 'cursor'] as const;
/** Fields that identify a row, where the next page begins after the last row of this one. */
const NAMES = ['id', 'code'] as const;

type RowIn<Page> = Page extends readonly (infer Row)[]
  ? Row
  : {
      [Key in (typeof ROWS)[number]]: Page extends Readonly<Record<Key, readonly (infer Row)[]>> ? Row : never;
    }[(typeof ROWS)[number]];

/** A row of a list endpoint's answer; `never` where it answers no list. */
export type RowOf<E extends Endpoint> = RowIn<Reply<E>>;

/**
 * Reads a list row by row, page after page, each when its first row is asked for. Pages are asked for as the endpoint
 * declares: by cursor, by the last row, or by number. Begins where `query` says; `options` go with every page.
 *
 * @throws RefusedError when a page is refused: the rows before it were handed out
 * @throws ApiError as the call does, and of kind `contract` when pages lead in a circle, or a numbered page does not say
 *   how many there are
 *
 * @example
 * const call = createLendingClient({ baseUrl: 'http://localhost:4000' })
 * const names = []
 * for await (const { title } of eachRow(call, getBanks)) names.push(title)
 * names.includes('Banamex') // → true
 */
export function eachRow<E extends Endpoint>(
  call: Call,
  endpoint: E & ([RowOf<E>] extends [never] ? never : unknown),
  ...args: CallArguments<E>
): AsyncGenerator<RowOf<E>, void, undefined>;
export async function* eachRow(
  call: Call,
  endpoint: Endpoint,
  { query: first = {}, ...parts }: Sent = {},
  options?: CallOptions,
): AsyncGenerator<unknown, void, undefined> {
  const begun = new Set<unknown>();
  let query = first;
  for (;;) {
    const answer = await anyCall(call)(endpoint, { ...parts, query }, options);
    if (!answer.ok) throw new RefusedError(endpoint.name, answer.refusal, answer.requestId);
    const rows = rowsOf(answer.data);
    yield* rows;
    const next = nextPage(endpoint, { answer, rows, query });
    if (!next) return;
    const [name, begins] = next;
    if (begun.has(begins)) throw trouble(endpoint, { answer, says: 'returned a page twice' });
    begun.add(begins);
    query = { ...query, [name]: begins };
  }
}

interface Sent {
  readonly params?: unknown;
  readonly query?: Readonly<Record<string, unknown>>;
}

type Page = Extract<Answer<Endpoint>, { ok: true }>;

function rowsOf(data: unknown): readonly unknown[] {
  const list = Array.isArray(data) ? data : valueUnder(data, ROWS);
  return Array.isArray(list) ? list : [];
}

/** Returns the query parameter of the next page, and its value; `undefined` after the last page. */
function nextPage(
  endpoint: Endpoint,
  { answer, rows, query }: { answer: Page; rows: readonly unknown[]; query: Readonly<Record<string, unknown>> },
): readonly [name: string, begins: unknown] | undefined {
  if (endpoint.paginated) {
    // Headers may get lost between the API and its callers: then it is unknown whether this page is the last.
    if (!answer.pagination) throw trouble(endpoint, { answer, says: 'answered without the x-page headers' });
    const page = Number(query.page ?? 1);
    return page < answer.pagination.totalPages ? ['page', page + 1] : undefined;
  }
  const asked: unknown = endpoint.query?.();
  const shape = isRecord(asked) && isRecord(asked.shape) ? asked.shape : {};
  const cursor = CURSORS.find((name) => name in shape);
  const begins = Array.isArray(answer.data) ? valueUnder(rows.at(-1), NAMES) : valueUnder(answer.data, NEXT);
  return cursor === undefined || begins === undefined || begins === null ? undefined : [cursor, begins];
}

/** Returns the value of the first of these names that the record has. */
function valueUnder(record: unknown, names: readonly string[]): unknown {
  const name = isRecord(record) ? names.find((one) => one in record) : undefined;
  return name === undefined || !isRecord(record) ? undefined : record[name];
}

function trouble({ name, path }: Endpoint, { answer, says }: { answer: Page; says: string }): ApiError {
  const { status, requestId } = answer;
  return new ApiError(`${name} ${says}`, { kind: 'contract', status, endpoint: name, path, requestId });
}
