import { clabeMessageEs, parseClabe } from '@lender/clabe';
import type { FormProblem } from '@lender/web/forms';
import { compactCode } from '../../../forms/compact-code.ts';
import type { BankAccountField } from './bank-account.ts';

/**
 * Returns what is wrong with a refused CLABE: the number itself shows it, except that its bank receives no payouts,
 * which only the lender knows.
 */
export function explainClabe({ values, fields, facts }: FormProblem<BankAccountField>): string | undefined {
  if (fields.clabe !== 'clabe_invalid') return undefined;
  const parsed = parseClabe(compactCode(values.clabe ?? ''));
  if (!parsed.ok) return clabeMessageEs(parsed.problem);
  return facts.reason === 'bank_not_allowed'
    ? clabeMessageEs({ code: 'bank_not_allowed', bank: parsed.value.bankCode })
    : undefined;
}
