import { checkClientKey } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { claimOwner } from '../../clients/index.ts';
import { readClientKey } from './client-key.policy.ts';

export const checkClientKeyHandler = implement(
  checkClientKey,
  async ({ params }, { tx, services }) => {
    const value = readClientKey(params.key, params.value);
    if (value === undefined) return refuse('not_found');
    return ok({ taken: (await claimOwner(tx, { kind: params.key, value }, services)) !== undefined });
  },
  { limits: ['key-checks', 'key-checks-of-everybody'] },
);
