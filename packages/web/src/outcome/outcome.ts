import { json, redirect, type TypedResponse } from '@remix-run/node';

/** What became of a request: the visitor goes on to another page, or sees this one with some data. */
export type Outcome<Data> =
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'page'; readonly data: Data; readonly status: number };

/** The visitor goes on to another page. */
export const leadTo = (to: string): Outcome<never> => ({ kind: 'redirect', to });

/** The visitor sees the page with this data. */
export const showPage = <const Data>(data: Data, status = 200): Outcome<Data> => ({ kind: 'page', data, status });

/** The visitor sees the page again, with the reason why what they sent was refused. */
export const showRefusal = <const Data>(data: Data, status = 422): Outcome<Data> => showPage(data, status);

/**
 * Turns what a feature decided into an answer. Only routes do that.
 *
 * @example
 * export const action = async (visit: ActionFunctionArgs) => respond(await signIn(visit))
 */
export const respond = <Data>(outcome: Outcome<Data>): TypedResponse<Data> =>
  outcome.kind === 'redirect' ? redirect(outcome.to) : json(outcome.data, outcome.status);
