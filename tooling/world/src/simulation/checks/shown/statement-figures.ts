import type { Figures } from '../../independent-replay/figures.ts';
import type { readStatement } from './statement-text.ts';
import { type ChargeName, type Compared, grossOf, sumOf } from './sums.ts';

/** Words of the statement for each charge. */
const WORDS: Readonly<Record<ChargeName, string>> = {
  interest: 'intereses',
  fees: 'comisiones',
  lateCharge: 'moratorios',
};

/**
 * Compares, since the payout, everything that was charged, paid and forgiven, part by part, and the resulting balance.
 */
export function statementFigures(
  { movements, total, closing }: Awaited<ReturnType<typeof readStatement>>,
  figures: Figures,
): Compared {
  const outstanding = sumOf(figures, 'outstanding');
  const replayed = {
    ...stated('Cargos', 1, (part) => partOf(figures, 'charged', part)),
    ...stated('Pagos aplicados', -1, (part) => partOf(figures, 'paid', part)),
    ...stated('Condonado', -1, (part) => partOf(figures, 'waived', part) + partOf(figures, 'tolerated', part)),
  };
  return {
    shown: { ...Object.fromEntries(Object.keys(replayed).map((name) => [name, movements[name] ?? 0])), total, closing },
    replayed: { ...replayed, total: outstanding, closing: outstanding },
  };
}

const partOf = (figures: Figures, name: string, part: ChargeName | 'principal'): number =>
  part === 'principal' ? Number(figures[`${name} principal`]) : grossOf(figures, name, part);

const stated = (kind: string, sign: 1 | -1, of: (part: ChargeName | 'principal') => number): Figures => ({
  [`${kind} capital`]: sign * of('principal') || 0,
  [`${kind} ${WORDS.interest}`]: sign * of('interest') || 0,
  [`${kind} ${WORDS.fees}`]: sign * of('fees') || 0,
  [`${kind} ${WORDS.lateCharge}`]: sign * of('lateCharge') || 0,
});
