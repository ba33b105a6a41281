import { MANDATE_DEBITS, type MandateDebits } from '@lender/contract';
import { MANDATE_STATUSES, type MandateStatus } from '@lender/lending';
import * as z from 'zod/mini';
import { screenPath } from '../../screens.ts';

/** Selection of mandates, and the mandate below which the page begins; all of it is kept in the address. */
export interface MandateQuery {
  readonly status?: MandateStatus;
  readonly debits?: MandateDebits;
  /** Id of the last row of the previous page; absent on the first page. */
  readonly before?: string;
}

const statusName = z.catch(z.optional(z.enum(MANDATE_STATUSES)), undefined);
const debitsName = z.catch(z.optional(z.enum(MANDATE_DEBITS)), undefined);
const rowId = z.catch(z.optional(z.uuid()), undefined);

/** Reads an address: what makes no sense in it is not asked for. */
export function parseMandateQuery(search: URLSearchParams): MandateQuery {
  const status = statusName.parse(search.get('estado') ?? undefined);
  const debits = debitsName.parse(search.get('cargos') ?? undefined);
  const before = rowId.parse(search.get('desde') ?? undefined);
  return { ...(status && { status }), ...(debits && { debits }), ...(before && { before }) };
}

/** Returns the path of a page of mandates. */
export function mandatesPath({ status, debits, before }: MandateQuery): string {
  const search = new URLSearchParams({
    ...(status && { estado: status }),
    ...(debits && { cargos: debits }),
    ...(before && { desde: before }),
  });
  return search.size > 0 ? `${screenPath('mandates', {})}?${search}` : screenPath('mandates', {});
}
