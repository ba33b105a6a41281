import { type DataOf, recurringJob } from '../kernel/job-declaration.ts';
import { AML_JOBS } from '../modules/aml/jobs.data.ts';
import { APPLICATIONS_JOBS } from '../modules/applications/jobs.data.ts';
import { BANK_LINK_JOBS } from '../modules/bank-link/jobs.data.ts';
import { COLLECTIONS_JOBS } from '../modules/collections/jobs.data.ts';
import { CREDIT_BUREAU_JOBS } from '../modules/credit-bureau/jobs.data.ts';
import { DECISIONS_JOBS } from '../modules/decisions/jobs.data.ts';
import { DOCUMENTS_JOBS } from '../modules/documents/jobs.data.ts';
import { EXPORTS_JOBS } from '../modules/exports/jobs.data.ts';
import { IDENTITY_CHECK_JOBS } from '../modules/identity-check/jobs.data.ts';
import { LEDGER_JOBS } from '../modules/ledger/jobs.data.ts';
import { MANDATES_JOBS } from '../modules/mandates/jobs.data.ts';
import { MESSAGES_JOBS } from '../modules/messages/jobs.data.ts';
import { PAYMENTS_JOBS } from '../modules/payments/jobs.data.ts';
import { POLICY_DRAFTS_JOBS } from '../modules/policy-drafts/jobs.data.ts';
import { REMINDERS_JOBS } from '../modules/reminders/jobs.data.ts';
import { SCORING_JOBS } from '../modules/scoring/jobs.data.ts';
import { SERVICING_JOBS } from '../modules/servicing/jobs.data.ts';
import { TASKS_JOBS } from '../modules/tasks/jobs.data.ts';
import { WEBHOOKS_JOBS } from '../modules/webhooks/jobs.data.ts';

/** Every job of the server, as the module that works on it declares it. */
export const JOBS = {
  ...AML_JOBS,
  ...APPLICATIONS_JOBS,
  ...BANK_LINK_JOBS,
  ...COLLECTIONS_JOBS,
  ...CREDIT_BUREAU_JOBS,
  ...DECISIONS_JOBS,
  ...DOCUMENTS_JOBS,
  ...EXPORTS_JOBS,
  ...IDENTITY_CHECK_JOBS,
  ...LEDGER_JOBS,
  ...MANDATES_JOBS,
  ...MESSAGES_JOBS,
  ...PAYMENTS_JOBS,
  ...POLICY_DRAFTS_JOBS,
  ...REMINDERS_JOBS,
  ...SCORING_JOBS,
  ...SERVICING_JOBS,
  ...TASKS_JOBS,
  ...WEBHOOKS_JOBS,
  // Deletes rows of all owners, so no module has it.
  'purge-expired': recurringJob('17 9 * * *'),
};

type Collected = DataOf<typeof JOBS>;

declare module '../kernel/outbox.ts' {
  interface JobData extends Collected {}
}
