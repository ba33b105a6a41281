import { getClient } from '@lender/contract';
import { readClientProfile } from '../../clients/client-profile.ts';
import { implement } from '../../http/implement.ts';
import { done } from '../../http/refuse.ts';

export const getClientHandler = implement(getClient, async (_, { caller, tx, services }) =>
  done(await readClientProfile(tx, caller.clientId, services)),
);
