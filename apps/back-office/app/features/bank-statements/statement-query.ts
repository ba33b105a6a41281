import { BANK_LINE_STATES, type BankLineState } from '@lender/contract';
import * as z from 'zod/mini';
import { screenPath } from '../../screens.ts';

/** Selection of bank lines, and the line after which the page begins; all of it is kept in the address. */
export interface StatementQuery {
  readonly state?: BankLineState;
  readonly after?: string;
}

const stateName = z.catch(z.optional(z.enum(BANK_LINE_STATES)), undefined);
const place = z.catch(z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d\.[0-9a-f-]{36}$/))), undefined);

/** Reads an address: what makes no sense in it is not asked for. */
export function parseStatementQuery(search: URLSearchParams): StatementQuery {
  const state = stateName.parse(search.get('estado') ?? undefined);
  const after = place.parse(search.get('desde') ?? undefined);
  return { ...(state && { state }), ...(after && { after }) };
}

/** Returns the path of a page of bank lines. */
export function statementsPath({ state, after }: StatementQuery): string {
  const search = new URLSearchParams({ ...(state && { estado: state }), ...(after && { desde: after }) });
  return search.size > 0 ? `${screenPath('statements', {})}?${search}` : screenPath('statements', {});
}
