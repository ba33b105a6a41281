import { COMPLAINT_KINDS, type ComplaintKind } from '@lender/lending';
import * as z from 'zod/mini';
import { screenPath } from '../../screens.ts';

/** Filter of complaints, and the complaint after which the page begins: all of it is in the address. */
export interface ComplaintQuery {
  /** @default open */
  readonly state?: 'answered';
  readonly kind?: ComplaintKind;
  /** Place at which the page begins, as the server returned it; undefined on the first page. */
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

/** Returns the path of a page of complaints. */
export function complaintsPath({ state, kind, after }: ComplaintQuery = {}): string {
  const search = new URLSearchParams({
    ...(state && { estado: state }),
    ...(kind && { tipo: kind }),
    ...(after && { desde: after }),
  });
  return search.size > 0 ? `${screenPath('complaints', {})}?${search}` : screenPath('complaints', {});
}
