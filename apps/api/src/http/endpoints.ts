import type { Implementation } from '../implement.ts';
import { endpoints as access } from '../modules/access/endpoints.ts';
import { endpoints as agreements } from '../modules/agreements/endpoints.ts';
import { endpoints as aml } from '../modules/aml/endpoints.ts';
import { endpoints as applications } from '../modules/applications/endpoints.ts';
import { endpoints as approvals } from '../modules/approvals/endpoints.ts';
import { endpoints as audit } from '../modules/audit/endpoints.ts';
import { endpoints as bankLink } from '../modules/bank-link/endpoints.ts';
import { endpoints as bankStatements } from '../modules/bank-statements/endpoints.ts';
import { endpoints as clients } from '../modules/clients/endpoints.ts';
import { endpoints as colleagues } from '../modules/colleagues/endpoints.ts';
import { endpoints as collections } from '../modules/collections/endpoints.ts';
import { endpoints as communications } from '../modules/communications/endpoints.ts';
import { endpoints as complaints } from '../modules/complaints/endpoints.ts';
import { endpoints as creditBureau } from '../modules/credit-bureau/endpoints.ts';
import { endpoints as decisions } from '../modules/decisions/endpoints.ts';
import { endpoints as documents } from '../modules/documents/endpoints.ts';
import { endpoints as exportFiles } from '../modules/exports/endpoints.ts';
import { endpoints as extensions } from '../modules/extensions/endpoints.ts';
import { endpoints as externalLogin } from '../modules/external-login/endpoints.ts';
import { endpoints as identity } from '../modules/identity/endpoints.ts';
import { endpoints as identityCheck } from '../modules/identity-check/endpoints.ts';
import { endpoints as ledger } from '../modules/ledger/endpoints.ts';
import { endpoints as legalDesk } from '../modules/legal-desk/endpoints.ts';
import { endpoints as mandates } from '../modules/mandates/endpoints.ts';
import { endpoints as messages } from '../modules/messages/endpoints.ts';
import { endpoints as payments } from '../modules/payments/endpoints.ts';
import { endpoints as policyDrafts } from '../modules/policy-drafts/endpoints.ts';
import { endpoints as pricing } from '../modules/pricing/endpoints.ts';
import { endpoints as productDrafts } from '../modules/product-drafts/endpoints.ts';
import { endpoints as profile } from '../modules/profile/endpoints.ts';
import { endpoints as regulator } from '../modules/regulator/endpoints.ts';
import { endpoints as reports } from '../modules/reports/endpoints.ts';
import { endpoints as review } from '../modules/review/endpoints.ts';
import { endpoints as sandbox } from '../modules/sandbox/endpoints.ts';
import { endpoints as servicing } from '../modules/servicing/endpoints.ts';
import { endpoints as tasks } from '../modules/tasks/endpoints.ts';
import { endpoints as webhooks } from '../modules/webhooks/endpoints.ts';

/** Every endpoint that is served, from the modules whose rules it uses. */
export const IMPLEMENTATIONS: readonly Implementation[] = [
  ...tasks,
  ...audit,
  ...access,
  ...approvals,
  ...colleagues,
  ...clients,
  ...identity,
  ...messages,
  ...pricing,
  ...ledger,
  ...applications,
  ...documents,
  ...bankLink,
  ...identityCheck,
  ...externalLogin,
  ...creditBureau,
  ...extensions,
  ...payments,
  ...mandates,
  ...profile,
  ...agreements,
  ...servicing,
  ...bankStatements,
  ...collections,
  ...communications,
  ...legalDesk,
  ...complaints,
  ...aml,
  ...decisions,
  ...policyDrafts,
  ...productDrafts,
  ...reports,
  ...regulator,
  ...exportFiles,
  ...webhooks,
  ...review,
  ...sandbox,
];
