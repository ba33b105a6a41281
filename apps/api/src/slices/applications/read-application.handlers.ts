import { getActualApplication, getActualApplicationStatus } from '@lender/contract';
import { implement } from '../../http/implement.ts';
import { done, refuse } from '../../http/refuse.ts';
import { latestApplication } from '../../lifecycle/application-record.ts';
import { showApplication } from '../../product/show-application.ts';

export const getActualApplicationHandler = implement(getActualApplication, async (_, { caller, tx, services }) => {
  const record = await latestApplication(tx, caller.clientId);
  return record ? done(await showApplication(tx, record, services)) : refuse('not_found');
});

export const getActualApplicationStatusHandler = implement(getActualApplicationStatus, async (_, { caller, tx }) => {
  const record = await latestApplication(tx, caller.clientId);
  return record ? done({ status: record.status }) : refuse('not_found');
});
