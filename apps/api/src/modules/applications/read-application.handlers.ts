import { getActualApplication, getActualApplicationStatus } from '@lender/contract';
import { implement } from '../../implement.ts';
import { done, refuse } from '../../kernel/refusal.ts';
import { latestApplication } from './application-record.ts';
import { showApplication } from './to-application-reply.ts';

export const getActualApplicationHandler = implement(getActualApplication, async (_, { caller, tx, services }) => {
  const record = await latestApplication(tx, caller.clientId);
  return record ? done(await showApplication(tx, record, services)) : refuse('not_found');
});

export const getActualApplicationStatusHandler = implement(getActualApplicationStatus, async (_, { caller, tx }) => {
  const record = await latestApplication(tx, caller.clientId);
  return record ? done({ status: record.status }) : refuse('not_found');
});
