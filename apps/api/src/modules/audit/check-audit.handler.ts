import { checkAudit } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { followChain } from './follow-chain.ts';

export const checkAuditHandler = implement(checkAudit, async (_, { tx, services: { vault } }) =>
  ok(await followChain(tx, vault)),
);
