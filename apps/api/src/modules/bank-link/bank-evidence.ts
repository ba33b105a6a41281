import type { CaseEvidence } from '@lender/contract';
import { centavos } from '@lender/money';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import type { ApplicationRecord } from '../applications/index.ts';
import { bankFacts, READ_DAYS } from './facts/bank-facts.policy.ts';
import { monthlyIncome } from './facts/income.policy.ts';
import { type BankLinkRow, linkOf } from './link-row.ts';
import { type BankReading, openReading } from './open-reading.ts';

type BankEvidence = CaseEvidence['bank'];

/** Returns what an applicant's bank reported, for the person who reviews. */
export async function bankEvidence(
  tx: Tx,
  record: ApplicationRecord,
  { vault }: Pick<Services, 'vault'>,
): Promise<BankEvidence> {
  const link = await linkOf(tx, record);
  if (!link) return { state: 'not_asked', asOf: null, found: null };
  const reading = await openReading(tx, { record, link }, vault);
  if (reading) return { state: 'answered', asOf: reading.readAt.toISOString(), found: foundIn(reading, link) };
  const state = WAITING.includes(link.state) ? 'waiting' : 'unanswered';
  return { state, asOf: link.linked_at?.toISOString() ?? null, found: null };
}

const WAITING: readonly BankLinkRow['state'][] = ['asked', 'linked'];

function foundIn(reading: BankReading, { institution }: BankLinkRow): NonNullable<BankEvidence['found']> {
  const { snapshot, declared, on } = reading;
  const { accounts, movements, owners } = snapshot;
  const { incomeRegularCycles = 0, overdrafts = null, nameMismatch } = bankFacts(snapshot, { declared, on });
  return {
    institution,
    owners: [...owners],
    accounts: accounts.length,
    balance: centavos(accounts.reduce((sum, { balanceCentavos }) => sum + balanceCentavos, 0)),
    monthlyIncome: monthlyIncome({ movements, payCycle: declared.payCycle, today: on, days: READ_DAYS }),
    incomeRegularCycles,
    overdrafts,
    isApplicant: nameMismatch === undefined ? null : !nameMismatch,
  };
}
