import { AML_KINDS, type AmlKind } from '@lender/lending';
import * as z from 'zod/mini';
import { screenPath } from '../../screens.ts';

/** Filter of alerts, and the alert after which the page begins: all of it is in the address. */
export interface AlertQuery {
  /** @default open */
  readonly state?: 'closed';
  readonly kind?: AmlKind;
  /** Place at which the page begins, as the server returned it; undefined on the first page. */
  readonly after?: string;
}

const kindName = z.catch(z.optional(z.enum(AML_KINDS)), undefined);
const place = z.catch(z.optional(z.uuid()), undefined);

/** Reads an address: what makes no sense in it is not asked for. */
export function parseAlertQuery(search: URLSearchParams): AlertQuery {
  const kind = kindName.parse(search.get('tipo') ?? undefined);
  const after = place.parse(search.get('desde') ?? undefined);
  return {
    ...(search.get('estado') === 'closed' && { state: 'closed' }),
    ...(kind && { kind }),
    ...(after && { after }),
  };
}

/** Returns the path of a page of alerts. */
export function alertsPath({ state, kind, after }: AlertQuery = {}): string {
  const search = new URLSearchParams({
    ...(state && { estado: state }),
    ...(kind && { tipo: kind }),
    ...(after && { desde: after }),
  });
  return search.size > 0 ? `${screenPath('alerts', {})}?${search}` : screenPath('alerts', {});
}
