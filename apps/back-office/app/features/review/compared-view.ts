import { formatPlainDate } from '@lender/calculator';
import type { CaseEvidence } from '@lender/contract';
import { percent } from '../../vocabulary/percent.ts';
import { formatPesos } from '../../vocabulary/pesos.ts';
import type { CaseDetail } from './case-detail.ts';
import { evidenceCopy } from './evidence/evidence.copy.es.ts';

const { compared: copy, sources } = evidenceCopy;

/** Declaration of a client beside what a provider saw. */
export interface ComparedRow {
  readonly what: string;
  readonly declared: string;
  readonly seen: string;
  readonly source: string;
  readonly result: string;
  readonly differs: boolean;
}

/** Compares the client's declared identity with the identification and the bank; only what was seen. */
export function comparedIdentity({ client }: CaseDetail, { identity, bank }: CaseEvidence): readonly ComparedRow[] {
  const seen = identity.found;
  const owner = bank.found?.owners[0];
  return [
    ...(seen?.name ? [row(copy.name, 'identity', [client.name, seen.name], isSameName(client.name, seen.name))] : []),
    ...(seen?.birthDate && client.birthDate
      ? [
          row(
            copy.birthDate,
            'identity',
            [formatPlainDate(client.birthDate), formatPlainDate(seen.birthDate)],
            seen.birthDate === client.birthDate,
          ),
        ]
      : []),
    ...(seen?.numberMasked && client.curpMasked
      ? [row(copy.curp, 'identity', [client.curpMasked, seen.numberMasked], seen.numberMasked === client.curpMasked)]
      : []),
    ...(owner ? [row(copy.owner, 'bank', [client.name, owner], bank.found?.isApplicant ?? false)] : []),
  ];
}

/** Compares the client's declared income with what the bank reports. */
export function comparedIncome({ client }: CaseDetail, { bank }: CaseEvidence): readonly ComparedRow[] {
  const declared = client.employment?.monthlyIncome;
  if (!declared || !bank.found) return [];
  const { monthlyIncome } = bank.found;
  const isClose = monthlyIncome * 100 >= declared * ENOUGH;
  const compared = row(copy.income, 'bank', [formatPesos(declared), formatPesos(monthlyIncome)], isClose);
  return [{ ...compared, result: copy.close(percent(monthlyIncome, declared)) }];
}

/** Share of the declared income, in per cent: an income below it is shown as different. */
const ENOUGH = 80;

const row = (
  what: string,
  source: keyof CaseEvidence,
  [declared, seen]: readonly [string, string],
  isSame: boolean,
): ComparedRow => ({
  what,
  declared,
  seen,
  source: sources[source],
  result: isSame ? copy.same : copy.differs,
  differs: !isSame,
});

/** Tells whether every word of the shorter name is in the longer one, whatever its accents and its case. */
function isSameName(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [wordsIn(one), wordsIn(other)].toSorted((a, b) => a.length - b.length);
  return shorter.length > 1 && shorter.every((word) => longer.includes(word));
}

const wordsIn = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter(Boolean);
