import type { Endpoint } from '@lender/contract';
import { type Answer, anyCall, type Call, type CallArguments, type CallOptions, type RawResponse } from './call.ts';

/** A call's answer, and the raw response. */
export interface AnswerWithResponse<E extends Endpoint> {
  readonly answer: Answer<E>;
  readonly response: RawResponse;
}

/**
 * Calls an endpoint and returns the raw response beside the decoded answer. Throws where the call throws: `onResponse`
 * is called even then.
 *
 * @throws ApiError as the call does
 *
 * @example
 * const call = createLendingClient({ baseUrl: 'http://localhost:4000' })
 * const { response } = await callWithResponse(call, getBanks)
 * response.headers.get('content-type') // → 'application/json; charset=utf-8'
 */
export function callWithResponse<E extends Endpoint>(
  call: Call,
  endpoint: E,
  ...args: CallArguments<E>
): Promise<AnswerWithResponse<E>>;
export async function callWithResponse(
  call: Call,
  endpoint: Endpoint,
  send?: unknown,
  options: CallOptions = {},
): Promise<AnswerWithResponse<Endpoint>> {
  const arrived: RawResponse[] = [];
  const onResponse = (response: RawResponse) => {
    arrived.push(response);
    options.onResponse?.(response);
  };
  const answer = await anyCall(call)(endpoint, send, { ...options, onResponse });
  const [response] = arrived;
  if (!response) throw new TypeError('this call does not report to onResponse: use one of createLendingClient');
  return { answer, response };
}
