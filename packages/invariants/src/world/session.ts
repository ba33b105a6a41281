import type { Endpoint, Reply } from '@lender/contract';
import { type Call, type CallArguments, createLendingClient, memoryTokenStore, type TokenStore } from '@lender/sdk';
import { CannotRun } from '../trouble.ts';
import type { Trace } from './trace.ts';

/** Caller of the server. */
export interface Session {
  readonly name: string;
  readonly call: Call;
  readonly tokens: TokenStore;
  /** Sends what no client of the contract would, and reads the answer as text. */
  raw(method: string, path: string, body?: unknown): Promise<{ readonly status: number; readonly text: string }>;
}

export interface Sessions {
  readonly baseUrl: string;
  readonly trace: Trace;
}

export function openSession({ baseUrl, trace }: Sessions, name: string, token?: string): Session {
  const tokens = memoryTokenStore(token);
  const send = trace.recording(name);
  return {
    name,
    tokens,
    call: createLendingClient({ baseUrl, tokens, fetch: send }),
    raw: async (method, path, body) => {
      const own = tokens.get();
      const response = await send(`${baseUrl.replace(/\/$/, '')}${path}`, {
        method,
        headers: {
          ...(own !== undefined && { authorization: `Bearer ${own}` }),
          ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, text: await response.text() };
    },
  };
}

/**
 * Makes a call that a rule depends on but does not check.
 *
 * @throws CannotRun when it is refused
 */
export async function must<E extends Endpoint>(
  session: Session,
  endpoint: E,
  ...args: CallArguments<E>
): Promise<Reply<E>> {
  const answer = await session.call(endpoint, ...args);
  if (answer.ok) return answer.data;
  const { status, code, message } = answer.refusal;
  throw new CannotRun(`${session.name} could not call ${endpoint.name}: ${status} ${code} (${message})`);
}
