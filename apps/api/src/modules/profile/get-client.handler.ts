import { getClient } from '@lender/contract';
import { implement } from '../../implement.ts';
import { done } from '../../kernel/refusal.ts';
import { readClientProfile } from './client-profile.ts';

export const getClientHandler = implement(getClient, async (_, { caller, tx, services }) =>
  done(await readClientProfile(tx, caller.clientId, services)),
);
