import type { RoutePath } from './route-path.ts';

export type StayReason =
  | 'accepted_page'
  | 'account_to_complete'
  | 'external_login_off'
  | 'finished_step'
  | 'guest_may_register'
  | 'no_flow'
  | 'on_step'
  | 'out_of_scope'
  | 'public_page'
  | 'sandbox'
  | 'unknown_route'
  | 'unknown_step'
  | 'verification_step'
  | 'waiting';

export type RedirectReason =
  | 'account_to_complete'
  | 'guest_to_login'
  | 'guest_to_registration'
  | 'nowhere_to_go'
  | 'staff_without_sandbox'
  | 'step'
  | 'wait';

/**
 * Decision about a visit, and its reason; the reason is for logs and for the header `x-flow-why`, never for a person.
 */
export type Decision =
  | { readonly type: 'stay'; readonly why: StayReason }
  | {
      readonly type: 'redirect';
      readonly to: RoutePath;
      readonly why: RedirectReason;
      /** Registration progress to set, in percent. */
      readonly progress?: number;
    }
  | { readonly type: 'external'; readonly url: string; readonly why: 'external_login' }
  | { readonly type: 'sandbox'; readonly why: 'sandbox' }
  | { readonly type: 'logout'; readonly why: 'client_blocked' };

export const stay = (why: StayReason): Decision => ({ type: 'stay', why });
export const redirect = (to: RoutePath, why: RedirectReason): Decision => ({ type: 'redirect', to, why });
