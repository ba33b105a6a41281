import { refusalEnvelope } from '../envelope.ts';
import { isRefusalCode, type RefusalCode, refusalMessage, refusalStatus } from '../refusals.ts';

type Json = Readonly<Record<string, unknown>>;

const REFUSAL = '#/components/schemas/Refusal';
const RESPONSES = '#/components/responses/';
const ERROR_PAGES = 'https://github.com/quincena/lender/blob/main/docs/errors/';

/** What is nobody's refusal: it can come from every call. */
const FAILURE = 'internal';

type Answer = readonly [status: number, codes: readonly string[]];

/** The codes that come with each status. */
function answersWith(refusals: Iterable<RefusalCode>): readonly Answer[] {
  const byStatus = new Map<number, string[]>([[500, [FAILURE]]]);
  for (const code of refusals) {
    const status = refusalStatus(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return [...byStatus].map(([status, codes]) => [status, codes.toSorted()]);
}

/** One response for each status. The same codes come with many calls, so that each such response is described once. */
export const responsesTo = (refusals: ReadonlySet<RefusalCode>): Json =>
  Object.fromEntries(
    answersWith(refusals).map(([status, codes]) => [status, { $ref: `${RESPONSES}${codes.join('.')}` }]),
  );

/** The responses of all these calls by name. */
export function refusalResponses(refusals: readonly ReadonlySet<RefusalCode>[]): Json {
  const answers = refusals.flatMap(answersWith).map(([, codes]) => [codes.join('.'), responseOf(codes)] as const);
  return Object.fromEntries(answers);
}

function responseOf(codes: readonly string[]): Json {
  const said = { properties: { error: { properties: { code: { enum: codes } } } } };
  const examples = codes.filter(isRefusalCode).map((code) => [code, { $ref: `#/components/examples/${code}` }]);
  return {
    description: codes.map(wordsOf).join('\n\n'),
    content: {
      'application/json': {
        schema: { allOf: [{ $ref: REFUSAL }, said] },
        ...(examples.length > 0 && { examples: Object.fromEntries(examples) }),
      },
    },
  };
}

const wordsOf = (code: string): string =>
  isRefusalCode(code)
    ? `[\`${code}\`](${ERROR_PAGES}${code}.md): ${refusalMessage(code)}`
    : `\`${code}\`: Something is broken here. \`error.details.requestId\` is what to tell us.`;

/** One example of each refusal of these calls. */
export function refusalExamples(refusals: readonly ReadonlySet<RefusalCode>[]): Json {
  const codes = new Set(refusals.flatMap((some) => [...some]));
  return Object.fromEntries(
    [...codes].map((code) => [
      code,
      { summary: refusalMessage(code), value: refusalEnvelope(code, refusalMessage(code)) },
    ]),
  );
}
