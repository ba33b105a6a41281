import type { Endpoint, Send } from '@lender/contract';
import type { Services } from '../../src/services.ts';
import type { Called } from '../server/call.ts';

/** Server that accepts calls, and the services that it uses. */
export interface Lender {
  readonly services: Services;
  call<E extends Endpoint>(
    endpoint: E,
    send: Send<E>,
    options: { readonly token: string; readonly key?: string },
  ): Promise<Called<E>>;
}
