import type { FlowStep } from '@lender/lending';
import type { RoutePath } from './route-path.ts';
import type { ClientSession } from './visit.ts';

type Routes = readonly [RoutePath, ...RoutePath[]];

/**
 * The pages on which a client may stand at each step; a redirect goes to the first.
 * Step `facebook` has none: it leaves the site.
 */
export const STEP_ROUTES: Readonly<Record<Exclude<FlowStep, 'facebook'>, Routes>> = {
  new_client_created: ['/registration', '/application/apply'],
  work_info: ['/registration/employment'],
  relative_info: ['/registration/reference'],
  address: ['/registration/address'],
  direct_debit_information: ['/registration/debit-credit-card'],
  belvo: ['/registration/belvo'],
  id_document_upload: ['/registration/id-document-upload'],
  payroll_upload: ['/registration/payroll-upload'],
  bank_statement_upload: ['/registration/bank-statement-upload'],
  otp_agreement: ['/registration/summary'],
  pre_approval_page: ['/application/apply'],
  verification: ['/application/loading'],
  offer_increase: ['/application/offer-increase'],
  offer_decrease: ['/application/offer-decrease'],
  manual_page: ['/application/manual-verification'],
  reject_page: ['/application/rejected'],
  tmc_page: ['/application/accepted', '/application/accepted-cash'],
  loan_page: ['/profile/my-loan'],
  no_loan_page: ['/profile/no-loan', '/application/apply', '/profile/my-loan'],
};

/**
 * The pages of a step for this client: a new client gives details until the first name is known and applies from
 * then on, and an accepted client reads how the money comes.
 */
export function routesOfStep(step: Exclude<FlowStep, 'facebook'>, client: ClientSession): Routes {
  if (step === 'new_client_created') return [client.firstName ? '/application/apply' : '/registration'];
  if (step === 'tmc_page') return [client.cashPayout ? '/application/accepted-cash' : '/application/accepted'];
  return STEP_ROUTES[step];
}
