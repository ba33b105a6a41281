import { refusalEnvelope } from '../envelope.ts';
import { isRefusalCode, type RefusalCode, refusalMessage, refusalStatus } from '../refusals.ts';
import { refusalHeaders } from './headers.ts';

type Json = Readonly<Record<string, unknown>>;
type Answer = readonly [status: number, codes: readonly string[]];

const REFUSAL = '#/components/schemas/Refusal';
const RESPONSES = '#/components/responses/';
const ERROR_PAGES = 'https://github.com/quincena/lender/blob/main/docs/errors/';

/** Failures that no call declares: they can come from every call. */
const FAILURES: readonly Answer[] = [
  [500, ['internal']],
  [503, ['unavailable']],
];
/** Statuses of refusals that may pass by waiting; one that needs an action of a person does not. */
const PASSING_STATUSES = [429, 503];
const PASSING_CODE = 'idempotency_key_in_flight';

/** Returns the codes that come with each status. */
function answersWith(refusals: Iterable<RefusalCode>): readonly Answer[] {
  const byStatus = new Map<number, readonly string[]>(FAILURES);
  for (const code of refusals) {
    const status = refusalStatus(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return [...byStatus].map(([status, codes]) => [status, codes.toSorted()]);
}

/** Returns one response for each status. Many calls have the same codes, so each such response is described once. */
export const responsesTo = (refusals: ReadonlySet<RefusalCode>): Json =>
  Object.fromEntries(
    answersWith(refusals).map(([status, codes]) => [status, { $ref: `${RESPONSES}${codes.join('.')}` }]),
  );

/** Returns the responses of all these calls by name. */
export function refusalResponses(refusals: readonly ReadonlySet<RefusalCode>[]): Json {
  const answers = refusals.flatMap(answersWith).map((answer) => [answer[1].join('.'), responseOf(answer)] as const);
  return Object.fromEntries(answers);
}

function responseOf([status, codes]: Answer): Json {
  const said = { properties: { error: { properties: { code: { enum: codes } } } } };
  const examples = codes.filter(isRefusalCode).map((code) => [code, { $ref: `#/components/examples/${code}` }]);
  return {
    description: codes.map(wordsOf).join('\n\n'),
    headers: refusalHeaders(PASSING_STATUSES.includes(status) || codes.includes(PASSING_CODE)),
    content: {
      'application/json': {
        schema: { allOf: [{ $ref: REFUSAL }, said] },
        ...(examples.length > 0 && { examples: Object.fromEntries(examples) }),
      },
    },
  };
}

const FAILURE_WORDS: Readonly<Record<string, string>> = {
  internal: '`internal`: The server failed. Report the problem with `error.details.requestId`.',
  unavailable:
    '`unavailable`: The server is overloaded, or a service that it needs does not answer. Repeat the request after the seconds in `retry-after`.',
};

const wordsOf = (code: string): string =>
  isRefusalCode(code)
    ? `[\`${code}\`](${ERROR_PAGES}${code}.md): ${refusalMessage(code)}`
    : (FAILURE_WORDS[code] ?? code);

/** Returns one example of each refusal of these calls. */
export function refusalExamples(refusals: readonly ReadonlySet<RefusalCode>[]): Json {
  const codes = new Set(refusals.flatMap((some) => [...some]));
  return Object.fromEntries(
    [...codes].map((code) => [
      code,
      { summary: refusalMessage(code), value: refusalEnvelope(code, refusalMessage(code)) },
    ]),
  );
}
