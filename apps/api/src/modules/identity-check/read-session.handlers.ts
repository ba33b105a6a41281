import { getVeriffDecision, getVeriffSession, IDENTITY_DECISIONS } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { activeApplication } from '../applications/index.ts';
import { hasConsent } from '../clients/index.ts';
import { isLeftLying } from './check-progress.policy.ts';
import { findCheck, latestCheck, toSessionReply } from './check-record.ts';

export const getVeriffSessionHandler = implement(
  getVeriffSession,
  async (_, { caller: { clientId }, tx, services: { vault } }) => {
    const application = await activeApplication(tx, clientId);
    const check = application && (await latestCheck(tx, { clientId, applicationId: application.id }));
    // A client who withdrew the consent finds no session.
    if (!check || isLeftLying(check) || !(await hasConsent(tx, { clientId, kind: 'biometrics' })))
      return refuse('not_found');
    return ok(toSessionReply(check, vault));
  },
);

export const getVeriffDecisionHandler = implement(
  getVeriffDecision,
  async ({ params: { id } }, { caller: { clientId }, tx }) => {
    const check = await findCheck(tx, { clientId, id });
    if (!check) return refuse('not_found');
    const status = IDENTITY_DECISIONS.find((word) => word === check.status);
    return ok({ decision: status === undefined ? null : { status, reason: check.reason_code } });
  },
);
