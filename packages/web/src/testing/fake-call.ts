import {
  type Endpoint,
  type ImpliedRefusal,
  type RefusalOf,
  type Reply,
  refusalMessage,
  refusalStatus,
  type Send,
} from '@lender/contract';
import type { Answer, Call, CallOptions } from '@lender/sdk';

/** One call made by the tested code. */
export interface MadeCall {
  readonly endpoint: string;
  readonly send: unknown;
  readonly options: CallOptions | undefined;
}

/** Answer of one endpoint in a test. */
export interface FakeAnswer {
  readonly endpoint: string;
  readonly answer: (send: never) => unknown;
}

/** Sets the answer of an endpoint, typed by its contract. */
export const answers = <E extends Endpoint>(endpoint: E, answer: (send: Send<E>) => Answer<E>): FakeAnswer => ({
  endpoint: endpoint.name,
  answer,
});

/** Makes the endpoint grant a call, with this reply. */
export const grants = <E extends Endpoint>(endpoint: E, data: Reply<E>): FakeAnswer =>
  answers(endpoint, () => ({ ok: true, status: 200, data }));

export interface RefusalDetails {
  /** Refused field, if there is one. */
  readonly field?: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** Makes the endpoint refuse a call, for a reason that it declares or that its access implies. */
export function refuses<E extends Endpoint>(
  endpoint: E,
  code: RefusalOf<E> | ImpliedRefusal,
  { field, facts = {} }: RefusalDetails = {},
): FakeAnswer {
  const fields = field === undefined ? {} : { [field]: code };
  const refusal = { status: refusalStatus(code), code, message: refusalMessage(code), fields, facts };
  return answers(endpoint, () => ({ ok: false, refusal }));
}

/** Returns a client of the API that gives only these answers, and records the calls. */
export function fakeCall(...known: readonly FakeAnswer[]): { readonly call: Call; readonly made: readonly MadeCall[] } {
  const made: MadeCall[] = [];
  const call = async (endpoint: Endpoint, send?: unknown, options?: CallOptions) => {
    made.push({ endpoint: endpoint.name, send, options });
    const found = known.find((answer) => answer.endpoint === endpoint.name);
    if (!found) throw new Error(`this test has no answer for ${endpoint.name}`);
    return found.answer(send as never);
  };
  return { call: call as Call, made };
}
