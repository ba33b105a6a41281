import { getActualApplication, getActualApplicationStatus } from '@lender/contract';
import { implement } from '../../http/implement.ts';
import { done, refuse } from '../../http/refuse.ts';
import { latestApplication, showApplication } from '../../lifecycle/application-record.ts';

export const getActualApplicationHandler = implement(getActualApplication, async (_, { caller, tx }) => {
  const record = await latestApplication(tx, caller.clientId);
  return record ? done(showApplication(record)) : refuse('not_found');
});

export const getActualApplicationStatusHandler = implement(getActualApplicationStatus, async (_, { caller, tx }) => {
  const record = await latestApplication(tx, caller.clientId);
  return record ? done({ status: record.status }) : refuse('not_found');
});
