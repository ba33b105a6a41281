import type { Endpoint } from '@lender/contract';
import { ENDPOINTS } from '@lender/contract/endpoints';
import type { Implementation } from '../implement.ts';
import { endpoints as access } from '../modules/access/endpoints.ts';
import { endpoints as agreements } from '../modules/agreements/endpoints.ts';
import { endpoints as applications } from '../modules/applications/endpoints.ts';
import { endpoints as approvals } from '../modules/approvals/endpoints.ts';
import { endpoints as clients } from '../modules/clients/endpoints.ts';
import { endpoints as decisions } from '../modules/decisions/endpoints.ts';
import { endpoints as documents } from '../modules/documents/endpoints.ts';
import { endpoints as extensions } from '../modules/extensions/endpoints.ts';
import { endpoints as identity } from '../modules/identity/endpoints.ts';
import { endpoints as ledger } from '../modules/ledger/endpoints.ts';
import { endpoints as messages } from '../modules/messages/endpoints.ts';
import { endpoints as payments } from '../modules/payments/endpoints.ts';
import { endpoints as pricing } from '../modules/pricing/endpoints.ts';
import { endpoints as profile } from '../modules/profile/endpoints.ts';
import { endpoints as review } from '../modules/review/endpoints.ts';
import { endpoints as sandbox } from '../modules/sandbox/endpoints.ts';
import { endpoints as servicing } from '../modules/servicing/endpoints.ts';
import { endpoints as tasks } from '../modules/tasks/endpoints.ts';

/** Every endpoint that is served, from the modules whose rules it uses. */
export const IMPLEMENTATIONS: readonly Implementation[] = [
  ...tasks,
  ...access,
  ...approvals,
  ...clients,
  ...identity,
  ...messages,
  ...pricing,
  ...ledger,
  ...applications,
  ...documents,
  ...extensions,
  ...payments,
  ...profile,
  ...agreements,
  ...servicing,
  ...decisions,
  ...review,
  ...sandbox,
];

const served = new Set(IMPLEMENTATIONS.map(({ endpoint }) => endpoint.name));

/** Calls that the contract declares and this release does not serve: closed like the others, and then saying so. */
export const NOT_SERVED_YET: readonly Endpoint[] = Object.values<Endpoint>(ENDPOINTS).filter(
  ({ name }) => !served.has(name),
);
