import type { LatePolicy, ServicingPolicy } from '@lender/lending';
import { formatPesos, percentOf, rate } from '@lender/money';
import type { Line } from '../../documents/index.ts';

/** Writes a share as percent, with one decimal or as many as it has. */
export const share = (text: string): string =>
  `${percentOf(rate(text))
    .toFixed(4)
    .replace(/0{1,3}$/, '')} %`;
export const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`);

/** States the cost of being late, and both ceilings of all charges. */
export const lateSentences = ({ late, caps }: ServicingPolicy): readonly string[] => [
  lateSentence(late),
  `Todos los cargos de este crédito juntos, con IVA, nunca pasan del ${share(caps.totalShare)} del monto que recibes, ni del ${share(caps.dailyShare)} de ese monto por cada día desde que lo recibes.`,
];

function lateSentence(late: LatePolicy): string {
  switch (late.kind) {
    case 'none':
      return 'Si te atrasas no cobramos intereses moratorios ni comisiones por pago tardío.';
    case 'interest':
      return `Si te atrasas más de ${days(late.graceDays)}, el capital vencido genera intereses moratorios a una tasa anual de ${share(late.annualRate)} más IVA, por un máximo de ${days(late.maxDays)}. No cobramos además ninguna comisión por pago tardío.`;
    case 'fee':
      return `Si te atrasas más de ${days(late.graceDays)}, cobramos una sola comisión por pago tardío de ${formatPesos(late.feeCentavos)} más IVA por cada fecha de pago, nunca mayor que lo vencido. No cobramos además intereses moratorios.`;
  }
}

/** Returns the line about being late for the cover, which has one page. */
export function lateLine({ late }: ServicingPolicy): Line {
  if (late.kind === 'interest') return ['Tasa de interés moratoria anual', `${share(late.annualRate)}, sin IVA`];
  return ['Comisión por pago tardío', late.kind === 'fee' ? `${formatPesos(late.feeCentavos)} más IVA` : 'No aplica'];
}
