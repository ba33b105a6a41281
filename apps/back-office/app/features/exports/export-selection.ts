import { EXPORT_SOURCES } from '@lender/contract';
import * as z from 'zod/mini';
import { screenPath } from '../../screens.ts';
import { withFlash } from '../../shell/flash.ts';
import { readDay } from '../../vocabulary/read-day.ts';

/**
 * Selection with which another page opens the export form. It is kept in the address, and in the form until it is sent.
 */
export interface ExportSelection {
  readonly source?: string;
  readonly from?: string;
  readonly to?: string;
  /** True for a file with personal data in full. */
  readonly isPersonal: boolean;
}

const sourceName = z.catch(z.optional(z.enum(EXPORT_SOURCES)), undefined);

/** Reads the selection from an address; values that make no sense are left out. */
export function parseExportSelection(search: URLSearchParams): ExportSelection {
  const source = sourceName.parse(search.get('fuente') ?? undefined);
  const [from, to] = [readDay(search.get('desde')), readDay(search.get('hasta'))];
  return {
    ...(source && { source }),
    ...(from && { from }),
    ...(to && { to }),
    isPersonal: search.has('completos'),
  };
}

/** Returns the path of the list of exports, with the flash message to show. */
export const exportsPath = (flash?: 'pedido' | 'espera' | 'cancelado'): string =>
  flash ? withFlash(screenPath('exports', {}), flash) : screenPath('exports', {});
