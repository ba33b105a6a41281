import { expect, it } from 'vitest';
import type { Decision } from './decision.ts';
import { everyVisit, MENDED } from './every-visit.sample.ts';
import { resolveRoute } from './resolve-route.ts';
import type { Visit } from './visit.ts';

/** Outcome that a visitor notices: the page on which they end. */
type Outcome = 'stays' | 'signed out' | 'leaves the site' | 'skips the flow' | `/${string}`;

/** Pages by step, from the specification's list alone and not from the code. */
const PAGES_OF_STEP: Readonly<Record<string, readonly `/${string}`[]>> = {
  work_info: ['/registration/employment'],
  relative_info: ['/registration/reference'],
  address: ['/registration/address'],
  id_document_upload: ['/registration/id-document-upload'],
  payroll_upload: ['/registration/payroll-upload'],
  bank_statement_upload: ['/registration/bank-statement-upload'],
  belvo: ['/registration/belvo'],
  direct_debit_information: ['/registration/debit-credit-card'],
  payment: ['/registration/debit-credit-card'],
  otp_agreement: ['/registration/summary'],
  offer_increase: ['/application/offer-increase'],
  offer_decrease: ['/application/offer-decrease'],
  pre_approval_page: ['/application/apply', '/profile/my-loan'],
  manual_page: ['/application/manual-verification'],
  reject_page: ['/application/rejected'],
  loan_page: ['/profile/my-loan'],
  no_loan_page: ['/profile/no-loan', '/application/apply', '/profile/my-loan'],
};
const RESTING = ['manual_page', 'reject_page', 'tmc_page', 'loan_page', 'no_loan_page'];
const PUBLIC =
  '/ /sobre-nosotros /contactos /documentos /preguntas-frecuentes /como-pagar-tu-prestamo /print /deshacer-cambio'.split(
    ' ',
  );
const DOORS = ['/ingresar', '/recover'];
const COMPLETE = '/registration/completar';
const LOADING = '/application/loading';

function pagesOf({ flow, session }: Visit): readonly `/${string}`[] {
  const client = session.kind === 'client' ? session : undefined;
  if (flow?.step === 'new_client_created') return [client?.firstName ? '/application/apply' : '/registration'];
  if (flow?.step === 'tmc_page') return [client?.cashPayout ? '/application/accepted-cash' : '/application/accepted'];
  return PAGES_OF_STEP[flow?.step ?? ''] ?? [];
}

/** Returns the pages of {@link MENDED}: a client who has not applied yet corrects the details, any other the amount. */
const mendedPages = ({ flow }: Visit): readonly string[] =>
  flow?.finished === MENDED
    ? [
        flow.step === 'new_client_created' ? '/registration' : '/application/apply',
        '/registration/employment',
        '/registration/debit-credit-card',
      ]
    : [];

/**
 * Sentence of a rule, and its outcome for a visit; `undefined` where it does not apply. The first that applies counts.
 */
type Law = readonly [sentence: string, outcome: (visit: Visit & Facts) => Outcome | undefined | false];

interface Facts {
  readonly path: string;
  readonly step: string;
  readonly isCompleted: boolean;
}

const LAWS: readonly Law[] = [
  ['a blocked client is signed out', ({ session }) => session.kind === 'client' && session.blocked && 'signed out'],
  ['a page that is not there moves nobody', ({ path }) => path === '*' && 'stays'],
  ['everybody reads what is public', ({ path }) => PUBLIC.includes(path) && 'stays'],
  [
    'whoever is no client may sign in',
    ({ path, session }) => DOORS.includes(path) && session.kind !== 'client' && 'stays',
  ],
  [
    'in the sandbox staff and the cookie skip the flow',
    ({ session, config, mode }) =>
      config.sandboxAllowed &&
      (session.kind === 'user' || session.qaCookie === true) &&
      (mode === 'enter' ? 'skips the flow' : 'stays'),
  ],
  ['staff have no page of a client', ({ session }) => session.kind === 'user' && '/'],
  ['a guest may begin', ({ session, path }) => session.kind === 'guest' && path === '/registration' && 'stays'],
  [
    'a guest signs in for an account',
    ({ session, path }) =>
      session.kind === 'guest' && (/^\/profile(\/|$)/.test(path) || path === COMPLETE) && '/ingresar',
  ],
  ['any other guest registers', ({ session }) => session.kind === 'guest' && '/registration'],
  [
    'an account of staff’s making is completed first',
    ({ session, path }) =>
      session.kind === 'client' && session.mustComplete && (path === COMPLETE ? 'stays' : COMPLETE),
  ],
  ['whoever completes it is not taken away', ({ path, mode }) => path === COMPLETE && mode === 'poll' && 'stays'],
  [
    'the rest of the profile is always open',
    ({ path }) => /^\/profile(\/|$)/.test(path) && path !== '/profile/my-loan' && 'stays',
  ],
  ['without a flow nobody is moved', ({ flow }) => flow === null && 'stays'],
  [
    'the poll leaves the accepted pages alone',
    ({ path, mode }) => mode === 'poll' && /^\/application\/accepted(-cash)?$/.test(path) && 'stays',
  ],
  ['a step of tomorrow moves nobody', ({ step }) => step === 'face_scan' && 'stays'],
  [
    'what is finished may be mended',
    (visit) => !visit.isCompleted && mendedPages(visit).includes(visit.path) && 'stays',
  ],
  [
    'the poll leaves a running verification alone',
    ({ step, mode, isCompleted }) => step === 'verification' && mode === 'poll' && !isCompleted && 'stays',
  ],
  [
    'what is completed waits, and so does verification',
    ({ step, isCompleted, path }) =>
      (step === 'verification' || (isCompleted && !RESTING.includes(step))) && (path === LOADING ? 'stays' : LOADING),
  ],
  [
    'facebook leads to the external login, where there is one',
    ({ step, config: { externalLoginUrl }, path }) =>
      step === 'facebook' && (!externalLoginUrl || path === externalLoginUrl ? 'stays' : 'leaves the site'),
  ],
  [
    'a step has its pages',
    (visit) => (pagesOf(visit).some((page) => page === visit.path) ? 'stays' : pagesOf(visit)[0]),
  ],
];

function lawfully(visit: Visit): Outcome | undefined {
  const { flow, location } = visit;
  const facts = { path: location.pathname, step: flow?.step ?? '', isCompleted: flow?.status === 'completed' };
  for (const [, outcome] of LAWS) {
    const said = outcome({ ...visit, ...facts });
    if (said) return leadsOn(visit) && said === 'stays' ? '/profile' : said;
  }
  return undefined;
}

/**
 * Checks for a page on which no client stays for good: from there the flow leads on or, where it leads nowhere, to the
 * profile.
 */
const leadsOn = ({ session, location: { pathname }, mode, config }: Visit): boolean =>
  session.kind === 'client' &&
  !session.mustComplete &&
  !(config.sandboxAllowed && session.qaCookie) &&
  (pathname === '/flow' || DOORS.includes(pathname) || (pathname === COMPLETE && mode === 'enter'));

const outcomeOf = (decision: Decision): Outcome => {
  switch (decision.type) {
    case 'stay':
      return 'stays';
    case 'redirect':
      return decision.to;
    case 'external':
      return 'leaves the site';
    case 'sandbox':
      return 'skips the flow';
    case 'logout':
      return 'signed out';
  }
};

it('every visit leads where the specification sends it, in every single case', () => {
  let cases = 0;
  const wrong: unknown[] = [];
  for (const visit of everyVisit()) {
    cases += 1;
    const [expected, actual] = [lawfully(visit), outcomeOf(resolveRoute(visit))];
    if (expected !== actual && wrong.length < 5) wrong.push({ ...visit, expected, actual });
  }
  expect(wrong).toEqual([]);
  expect(cases).toBeGreaterThan(700_000);
});
