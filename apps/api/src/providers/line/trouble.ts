import type { PROVIDER_TROUBLES } from '@lender/contract';
import { TaskCancelledError } from 'cockatiel';
import { HTTPError, NetworkError, TimeoutError } from 'ky';
import { NotNow } from './not-now.ts';

/**
 * Reason why the outcome of a call to a provider is unknown:
 *
 * - `timeout`: no answer within the time that we wait
 * - `server_error`: it says itself that it has trouble
 * - `refused`: no connection came about, or it broke
 * - `turned_away`: it does not accept our key, or is asked too often
 * - `unreadable`: an answer that is not what its protocol says
 */
export type TroubleKind = (typeof PROVIDER_TROUBLES)[number];

/** Trouble of a provider that its adapter has recognised; the message is for the log. */
export class ProviderTrouble extends Error {
  override readonly name = 'ProviderTrouble';

  readonly kind: TroubleKind;

  constructor(kind: TroubleKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

const TURNED_AWAY: readonly number[] = [401, 403, 429];
const REQUEST_TIMEOUT = 408;

/** Returns the kind of trouble that an error means; undefined for an answer, which the caller reads by itself. */
export function troubleOf(error: unknown): TroubleKind | undefined {
  if (error instanceof NotNow) return undefined;
  if (error instanceof ProviderTrouble) return error.kind;
  if (error instanceof TimeoutError || error instanceof TaskCancelledError) return 'timeout';
  if (error instanceof HTTPError) return troubleOfStatus(error.response.status);
  return error instanceof NetworkError ? 'refused' : 'unreadable';
}

function troubleOfStatus(status: number): TroubleKind | undefined {
  if (status >= 500) return 'server_error';
  if (status === REQUEST_TIMEOUT) return 'timeout';
  return TURNED_AWAY.includes(status) ? 'turned_away' : undefined;
}
