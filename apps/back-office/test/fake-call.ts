import type { Endpoint, RefusalCode, Reply, Send } from '@lender/contract';
import { refusalMessage, refusalStatus } from '@lender/contract';
import type { Answer, Call, CallOptions } from '@lender/sdk';

/** One call that was made. */
export interface MadeCall {
  readonly endpoint: string;
  readonly send: unknown;
  readonly options: CallOptions | undefined;
}

/** How one endpoint answers in a test. */
export interface FakeAnswer {
  readonly endpoint: string;
  readonly answer: (send: never) => unknown;
}

/** Ties an answer to an endpoint, as its contract types it. */
export const answering = <E extends Endpoint>(endpoint: E, answer: (send: Send<E>) => Answer<E>): FakeAnswer => ({
  endpoint: endpoint.name,
  answer,
});

/** The endpoint says yes. */
export const yes = <E extends Endpoint>(endpoint: E, data: Reply<E>): FakeAnswer =>
  answering(endpoint, () => ({ ok: true, status: 200, data }));

/** The endpoint says no, for a reason that it declares. */
export const no = <E extends Endpoint>(
  endpoint: E,
  code: E['refusals'][number],
  facts: Readonly<Record<string, unknown>> = {},
): FakeAnswer => answering(endpoint, () => ({ ok: false, refusal: refusal(code, facts) }));

const refusal = <Code extends RefusalCode>(code: Code, facts: Readonly<Record<string, unknown>>) => ({
  status: refusalStatus(code),
  code,
  message: refusalMessage(code),
  fields: {},
  facts,
});

/** A client of the API that knows only these answers, and remembers what it was asked. */
export function fakeCall(...answers: readonly FakeAnswer[]): {
  readonly call: Call;
  readonly made: readonly MadeCall[];
} {
  const made: MadeCall[] = [];
  const call = async (endpoint: Endpoint, send?: unknown, options?: CallOptions) => {
    made.push({ endpoint: endpoint.name, send, options });
    const known = answers.find((answer) => answer.endpoint === endpoint.name);
    if (!known) throw new Error(`nobody answers ${endpoint.name} in this test`);
    return known.answer(send as never);
  };
  return { call: call as Call, made };
}
