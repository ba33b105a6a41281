import { defineEndpoint } from '../endpoint.ts';
import { accountProof } from './account-proof.ts';

/** Tells whether the borrower's account has to be proven before the money is sent there, and the state of the proof. */
export const getAccountProof = defineEndpoint({
  name: 'getAccountProof',
  method: 'GET',
  path: '/web/private/client/account-proof',
  access: 'client',
  summary: 'Retrieve the state of the account proof',
  reply: accountProof,
  refusals: [],
});
