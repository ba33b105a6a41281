import { getClient } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { readClientProfile } from './client-profile.ts';

export const getClientHandler = implement(getClient, async (_, { caller, tx, services }) =>
  ok(await readClientProfile(tx, caller.clientId, services)),
);
