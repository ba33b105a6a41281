import { type Endpoint, type RefusalOf, type Reply, refusalMessage, refusalStatus } from '@lender/contract';
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
  readonly answer: Answer<Endpoint>;
}

/** The endpoint does what it is asked for. */
export const grants = <E extends Endpoint>(endpoint: E, data: Reply<E>): FakeAnswer => ({
  endpoint: endpoint.name,
  answer: { ok: true, status: 200, data } as Answer<Endpoint>,
});

/** The endpoint says no, for a reason that it declares; for a field, where there is one. */
export function refuses<E extends Endpoint>(
  endpoint: E,
  code: RefusalOf<E>,
  { field, facts = {} }: { readonly field?: string; readonly facts?: Readonly<Record<string, unknown>> } = {},
): FakeAnswer {
  const fields = field === undefined ? {} : { [field]: code };
  const refusal = { status: refusalStatus(code), code, message: refusalMessage(code), fields, facts };
  return { endpoint: endpoint.name, answer: { ok: false, refusal } as Answer<Endpoint> };
}

/** A client of the API that knows only these answers, and remembers what it was asked. */
export function fakeCall(...answers: readonly FakeAnswer[]): { readonly call: Call; readonly made: MadeCall[] } {
  const made: MadeCall[] = [];
  const call = async (endpoint: Endpoint, send?: unknown, options?: CallOptions) => {
    made.push({ endpoint: endpoint.name, send, options });
    const known = answers.find((answer) => answer.endpoint === endpoint.name);
    if (!known) throw new Error(`nobody answers ${endpoint.name} in this test`);
    return known.answer;
  };
  return { call: call as Call, made };
}

/** A form as a browser sends it. */
export function formOf(fields: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
