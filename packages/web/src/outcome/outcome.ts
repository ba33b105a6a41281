import { json, type TypedResponse } from '@remix-run/node';
import { redirect, redirectElsewhere } from '../navigation/redirect.ts';
import { toastCookie } from './toast-cookie.ts';

/** Result of a request: the visitor continues to another page, or sees this one with some data. */
export type Outcome<Data> =
  | { readonly kind: 'redirect'; readonly to: string; readonly toast?: string; readonly isElsewhere?: true }
  | { readonly kind: 'page'; readonly data: Data; readonly status: number };

/**
 * Leads the visitor to another page.
 *
 * @param toast - code of a message of success that the next page shows in passing
 */
export const leadTo = (to: string, toast?: string): Outcome<never> => ({
  kind: 'redirect',
  to,
  ...(toast !== undefined && { toast }),
});

/** Leads the visitor to another site, by an address that the API named. */
export const leadElsewhere = (to: string): Outcome<never> => ({ kind: 'redirect', to, isElsewhere: true });

/** Shows the page with this data to the visitor. */
export const showPage = <const Data>(data: Data, status = 200): Outcome<Data> => ({ kind: 'page', data, status });

/** Shows the page again, with the reason why the visitor's input was refused. */
export const showRefusal = <const Data>(data: Data, status = 422): Outcome<Data> => showPage(data, status);

/**
 * Turns the outcome of a feature into a response. Only routes call it.
 *
 * @example
 * export const action = async (visit: ActionFunctionArgs) => respond(await signIn(visit))
 */
export function respond<Data>(outcome: Outcome<Data>): TypedResponse<Data> {
  if (outcome.kind === 'page') return json(outcome.data, outcome.status);
  const { to, toast, isElsewhere } = outcome;
  if (isElsewhere) return redirectElsewhere(to);
  return redirect(to, toast === undefined ? {} : { headers: { 'set-cookie': toastCookie(toast) } });
}
