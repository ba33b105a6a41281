import { BLOCK_KINDS, type BlockKind } from '@lender/contract';
import * as z from 'zod/mini';
import { screenPath } from '../../screens.ts';
import { readPageNumber } from '../../shell/page-number.ts';

/** Kind and page of blocked identifiers: all of it is in the address. */
export interface BlockQuery {
  /** Kind of the entries; undefined for all kinds. */
  readonly kind?: BlockKind;
  /** Number of the page, from 1. */
  readonly page: number;
}

const kindName = z.catch(z.optional(z.enum(BLOCK_KINDS)), undefined);

/** Reads an address: what makes no sense in it is not asked for. */
export function parseBlockQuery(search: URLSearchParams): BlockQuery {
  const kind = kindName.parse(search.get('tipo') ?? undefined);
  return { ...(kind && { kind }), page: readPageNumber(search) };
}

/** Returns the path of a page of the list. */
export function blockListPath({ kind, page }: BlockQuery): string {
  const search = new URLSearchParams({ ...(kind && { tipo: kind }), ...(page > 1 && { pagina: String(page) }) });
  return search.size > 0 ? `${screenPath('blockList', {})}?${search}` : screenPath('blockList', {});
}
