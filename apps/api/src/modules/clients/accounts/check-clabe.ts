import { type ClabeParts, clabeMessage, parseClabe } from '@lender/clabe';
import { bankByCode } from '@lender/clabe/directory';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { enabledBankCodes } from '../catalogues/bank-list.ts';

/** Checks a CLABE digit by digit, and that its bank takes payouts from us. The first problem is said in the catalogue's words. */
export async function checkClabe(
  tx: Tx,
  { text, field }: { text: string; field: string },
  services: Pick<Services, 'clock'>,
): Promise<Result<ClabeParts, Refusal<'clabe_invalid'>>> {
  const parsed = parseClabe(text, { allowedBanks: [...(await enabledBankCodes(tx, services))] });
  if (parsed.ok) return ok(parsed.value);
  const { code, ...facts } = parsed.problem;
  return refuse('clabe_invalid', {
    field: [field],
    facts: { ...facts, reason: code, text: clabeMessage(parsed.problem) },
  });
}

/** Returns the name of a bank where the directory knows it. */
export const bankName = (bankCode: string): string => bankByCode(bankCode)?.name ?? bankCode;
