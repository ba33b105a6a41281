import { getLoanEffect } from '@lender/contract';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { findLoan } from '../../loans/index.ts';
import { readEffect } from './read-effect.ts';
import { wantedCommand } from './wanted-command.ts';

export const getLoanEffectHandler = implement(getLoanEffect, async ({ params, query }, { tx, services }) => {
  const wanted = wantedCommand(query);
  if ('missing' in wanted) return refuse('invalid_input', { field: [wanted.missing] });
  const loan = await findLoan(tx, params.id);
  return loan.ok ? readEffect(tx, { loan: loan.value, wanted }, services) : loan;
});
