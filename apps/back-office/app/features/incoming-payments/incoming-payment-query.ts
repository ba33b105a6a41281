import * as z from 'zod/mini';
import { screenPath } from '../../screens.ts';

/** Actions on unmatched payments, and beside them. */
export const DEPOSIT_INTENTS = ['match', 'refund', 'settlement'] as const;
export type DepositIntent = (typeof DEPOSIT_INTENTS)[number];

/** Part of the page that an address opens. */
export interface DepositQuery {
  readonly intent?: DepositIntent;
  readonly depositId?: string;
  /** Id of the last deposit of the previous page; absent on the first page. */
  readonly after?: string;
}

const depositId = z.catch(z.optional(z.uuid()), undefined);

/** Reads a word of a form or an address; nothing where it is none. */
export const parseDepositIntent = (text: unknown): DepositIntent | undefined =>
  DEPOSIT_INTENTS.find((intent) => intent === text);

/** Reads an address: what makes no sense in it is not opened. */
export function parseDepositQuery(search: URLSearchParams): DepositQuery {
  const intent = parseDepositIntent(search.get('accion'));
  const id = depositId.parse(search.get('deposito') ?? undefined);
  const after = depositId.parse(search.get('desde') ?? undefined);
  return { ...(intent && { intent }), ...(id && { depositId: id }), ...(after && { after }) };
}

/** Returns the path of the page, with what is open on it. */
export function depositsPath({ intent, depositId: id, after }: DepositQuery = {}): string {
  const search = new URLSearchParams({
    ...(id && { deposito: id }),
    ...(intent && { accion: intent }),
    ...(after && { desde: after }),
  });
  return search.size > 0 ? `${screenPath('deposits', {})}?${search}` : screenPath('deposits', {});
}
