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

/** One call that was made. */
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

/** Ties an answer to an endpoint, as its contract types it. */
export const answers = <E extends Endpoint>(endpoint: E, answer: (send: Send<E>) => Answer<E>): FakeAnswer => ({
  endpoint: endpoint.name,
  answer,
});

/** The endpoint does what it is asked for. */
export const grants = <E extends Endpoint>(endpoint: E, data: Reply<E>): FakeAnswer =>
  answers(endpoint, () => ({ ok: true, status: 200, data }));

export interface RefusalDetails {
  /** The field that is refused, where there is one. */
  readonly field?: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** The endpoint says no, for a reason that it declares or that its access implies. */
export function refuses<E extends Endpoint>(
  endpoint: E,
  code: RefusalOf<E> | ImpliedRefusal,
  { field, facts = {} }: RefusalDetails = {},
): FakeAnswer {
  const fields = field === undefined ? {} : { [field]: code };
  const refusal = { status: refusalStatus(code), code, message: refusalMessage(code), fields, facts };
  return answers(endpoint, () => ({ ok: false, refusal }));
}

/** A client of the API that knows only these answers, and remembers what it was asked. */
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
