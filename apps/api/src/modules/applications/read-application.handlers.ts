import { getActualApplication, getActualApplicationStatus } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { latestApplication } from './application-record.ts';
import { toApplicationReply } from './to-application-reply.ts';

export const getActualApplicationHandler = implement(getActualApplication, async (_, { caller, tx, services }) => {
  const record = await latestApplication(tx, caller.clientId);
  return record ? ok(await toApplicationReply(tx, record, services)) : refuse('not_found');
});

export const getActualApplicationStatusHandler = implement(getActualApplicationStatus, async (_, { caller, tx }) => {
  const record = await latestApplication(tx, caller.clientId);
  return record ? ok({ status: record.status }) : refuse('not_found');
});
