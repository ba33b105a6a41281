import type { Endpoint, Send } from '@lender/contract';
import type { Services } from '../../src/services.ts';
import type { Called } from '../call.ts';

/** A server that can be called, and the services that it works with. */
export interface Lender {
  readonly services: Services;
  call<E extends Endpoint>(
    endpoint: E,
    send: Send<E>,
    options: { readonly token: string; readonly key?: string },
  ): Promise<Called<E>>;
}
