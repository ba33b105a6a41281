import { COMPLAINT_KINDS, type ComplaintKind } from '@lender/lending';
import * as z from 'zod/mini';
import { screenPath } from '../../screens.ts';

/** Which complaints, and after which of them the page begins: all of it stands in the address. */
export interface ComplaintQuery {
  /** @default open */
  readonly state?: 'answered';
  readonly kind?: ComplaintKind;
  /** Where the page begins, as the server told it; nothing on the first page. */
  readonly after?: string;
}

const kindName = z.catch(z.optional(z.enum(COMPLAINT_KINDS)), undefined);
const place = z.catch(z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d\.[0-9a-f-]{36}$/))), undefined);

/** Reads an address: what makes no sense in it is not asked for. */
export function parseComplaintQuery(search: URLSearchParams): ComplaintQuery {
  const kind = kindName.parse(search.get('tipo') ?? undefined);
  const after = place.parse(search.get('desde') ?? undefined);
  return {
    ...(search.get('estado') === 'answered' && { state: 'answered' }),
    ...(kind && { kind }),
    ...(after && { after }),
  };
}

/** Where a page of complaints is. */
export function complaintsPath({ state, kind, after }: ComplaintQuery = {}): string {
  const search = new URLSearchParams({
    ...(state && { estado: state }),
    ...(kind && { tipo: kind }),
    ...(after && { desde: after }),
  });
  return search.size > 0 ? `${screenPath('complaints', {})}?${search}` : screenPath('complaints', {});
}
