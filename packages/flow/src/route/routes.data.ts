import type { FlowStep } from '@lender/lending';
import type { Route } from './route.ts';

/**
 * Every page of the borrower site: its name, its path, who may open it, and how it is hydrated.
 *
 * `/registration/reference` is our reading: the name registration-reference is given, its path is not. Ours are
 * `/deshacer-cambio`, `/registration/completar`, `/registration/facebook`, and of the profile `consents`, `contacts`,
 * `pay-days`, `promo-code`, `referrals`, `card`, `documents` and `messages`, and the self-service actions of a loan,
 * below it.
 */
export const ROUTES = [
  { id: 'index___es', path: '/', audience: 'public', hydration: 'island' },
  { id: 'sobre-nosotros___es', path: '/sobre-nosotros', audience: 'public', hydration: 'none' },
  { id: 'contactos___es', path: '/contactos', audience: 'public', hydration: 'none' },
  { id: 'documentos___es', path: '/documentos', audience: 'public', hydration: 'none' },
  { id: 'preguntas-frecuentes___es', path: '/preguntas-frecuentes', audience: 'public', hydration: 'none' },
  { id: 'como-pagar-tu-prestamo___es', path: '/como-pagar-tu-prestamo', audience: 'public', hydration: 'none' },
  { id: 'ingresar___es', path: '/ingresar', audience: 'public', hydration: 'page' },
  { id: 'print___es', path: '/print', audience: 'public', hydration: 'none' },
  { id: 'recover___es', path: '/recover', audience: 'public', hydration: 'page' },
  { id: 'deshacer-cambio___es', path: '/deshacer-cambio', audience: 'public', hydration: 'page' },
  { id: 'flow___es', path: '/flow', audience: 'public', hydration: 'page' },
  { id: 'registration___es', path: '/registration', audience: 'registration', hydration: 'page' },
  { id: 'registration-completar___es', path: '/registration/completar', audience: 'registration', hydration: 'page' },
  { id: 'registration-employment___es', path: '/registration/employment', audience: 'registration', hydration: 'page' },
  { id: 'registration-address___es', path: '/registration/address', audience: 'registration', hydration: 'page' },
  { id: 'registration-reference___es', path: '/registration/reference', audience: 'registration', hydration: 'page' },
  { id: 'registration-facebook___es', path: '/registration/facebook', audience: 'registration', hydration: 'page' },
  { id: 'registration-belvo___es', path: '/registration/belvo', audience: 'registration', hydration: 'page' },
  { id: 'registration-debit-credit-card___es', path: '/registration/debit-credit-card', audience: 'registration', hydration: 'page' },
  { id: 'registration-id-document-upload___es', path: '/registration/id-document-upload', audience: 'registration', hydration: 'page' },
  { id: 'registration-payroll-upload___es', path: '/registration/payroll-upload', audience: 'registration', hydration: 'page' },
  { id: 'registration-bank-statement-upload___es', path: '/registration/bank-statement-upload', audience: 'registration', hydration: 'page' },
  { id: 'registration-summary___es', path: '/registration/summary', audience: 'registration', hydration: 'page' },
  { id: 'application-apply___es', path: '/application/apply', audience: 'client', hydration: 'page' },
  { id: 'application-loading___es', path: '/application/loading', audience: 'client', hydration: 'page' },
  { id: 'application-accepted___es', path: '/application/accepted', audience: 'client', hydration: 'page' },
  { id: 'application-accepted-cash___es', path: '/application/accepted-cash', audience: 'client', hydration: 'page' },
  { id: 'application-rejected___es', path: '/application/rejected', audience: 'client', hydration: 'page' },
  { id: 'application-manual-verification___es', path: '/application/manual-verification', audience: 'client', hydration: 'page' },
  { id: 'application-offer-increase___es', path: '/application/offer-increase', audience: 'client', hydration: 'page' },
  { id: 'application-offer-decrease___es', path: '/application/offer-decrease', audience: 'client', hydration: 'page' },
  { id: 'profile___es', path: '/profile', audience: 'client', hydration: 'page' },
  { id: 'profile-my-loan___es', path: '/profile/my-loan', audience: 'client', hydration: 'page' },
  { id: 'profile-my-loan-pay___es', path: '/profile/my-loan/pay', audience: 'client', hydration: 'page' },
  { id: 'profile-my-loan-extend___es', path: '/profile/my-loan/extend', audience: 'client', hydration: 'page' },
  { id: 'profile-my-loan-withdrawal___es', path: '/profile/my-loan/withdrawal', audience: 'client', hydration: 'page' },
  { id: 'profile-my-loan-transfer___es', path: '/profile/my-loan/transfer', audience: 'client', hydration: 'page' },
  { id: 'profile-my-loan-debit___es', path: '/profile/my-loan/debit', audience: 'client', hydration: 'page' },
  { id: 'profile-my-loan-hardship___es', path: '/profile/my-loan/hardship', audience: 'client', hydration: 'page' },
  { id: 'profile-my-loan-not-mine___es', path: '/profile/my-loan/not-mine', audience: 'client', hydration: 'page' },
  { id: 'profile-no-loan___es', path: '/profile/no-loan', audience: 'client', hydration: 'page' },
  { id: 'profile-consents___es', path: '/profile/consents', audience: 'client', hydration: 'page' },
  { id: 'profile-contacts___es', path: '/profile/contacts', audience: 'client', hydration: 'page' },
  { id: 'profile-pay-days___es', path: '/profile/pay-days', audience: 'client', hydration: 'page' },
  { id: 'profile-promo-code___es', path: '/profile/promo-code', audience: 'client', hydration: 'page' },
  { id: 'profile-referrals___es', path: '/profile/referrals', audience: 'client', hydration: 'page' },
  { id: 'profile-card___es', path: '/profile/card', audience: 'client', hydration: 'page' },
  { id: 'profile-documents___es', path: '/profile/documents', audience: 'client', hydration: 'none' },
  { id: 'profile-messages___es', path: '/profile/messages', audience: 'client', hydration: 'page' },
  { id: 'profile-change-email___es', path: '/profile/change-email', audience: 'client', hydration: 'page' },
  { id: 'profile-change-password___es', path: '/profile/change-password', audience: 'client', hydration: 'page' },
  { id: 'profile-change-phone___es', path: '/profile/change-phone', audience: 'client', hydration: 'page' },
  { id: 'all___es', path: '*', audience: 'public', hydration: 'none' },
] as const satisfies readonly Route[];

type Path = Exclude<(typeof ROUTES)[number]['path'], '*'>;

/**
 * Pages on which a client may stay at each step, in the order of the journey; a redirect goes to the first. Step
 * `facebook` has none: its destination is configuration.
 */
export const STEP_ROUTES: Readonly<Record<Exclude<FlowStep, 'facebook'>, readonly [Path, ...Path[]]>> = {
  new_client_created: ['/registration', '/application/apply'],
  work_info: ['/registration/employment'],
  address: ['/registration/address'],
  relative_info: ['/registration/reference'],
  direct_debit_information: ['/registration/debit-credit-card'],
  belvo: ['/registration/belvo'],
  id_document_upload: ['/registration/id-document-upload'],
  payroll_upload: ['/registration/payroll-upload'],
  bank_statement_upload: ['/registration/bank-statement-upload'],
  otp_agreement: ['/registration/summary'],
  // An invited client has just paid a loan, and may look at it.
  pre_approval_page: ['/application/apply', '/profile/my-loan'],
  verification: ['/application/loading'],
  offer_increase: ['/application/offer-increase'],
  offer_decrease: ['/application/offer-decrease'],
  manual_page: ['/application/manual-verification'],
  reject_page: ['/application/rejected'],
  tmc_page: ['/application/accepted', '/application/accepted-cash'],
  loan_page: ['/profile/my-loan'],
  no_loan_page: ['/profile/no-loan', '/application/apply', '/profile/my-loan'],
};
