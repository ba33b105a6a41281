import { formatPlainDate, type Offer } from '@lender/calculator';
import type { LatePolicy, ServicingPolicy } from '@lender/lending';
import { formatPesos, percentOf, rate } from '@lender/money';
import type { Line } from '../documents/index.ts';

const share = (text: string): string => `${percentOf(rate(text)).toFixed(1)} %`;
const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`);

/** What being late costs, and that it has a ceiling. */
export const lateSentences = ({ late, caps }: ServicingPolicy): readonly string[] => [
  lateSentence(late),
  `Todos los cargos de este crédito juntos, con IVA, nunca pasan del ${share(caps.totalShare)} del monto que recibes.`,
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

/** What the cover, which has one page, says of being late. */
export function lateLine({ late }: ServicingPolicy): Line {
  if (late.kind === 'interest') return ['Tasa de interés moratoria anual', `${share(late.annualRate)}, sin IVA`];
  return ['Comisión por pago tardío', late.kind === 'fee' ? `${formatPesos(late.feeCentavos)} más IVA` : 'No aplica'];
}

/** When an extension can be asked for, and how often. */
export const extensionSentences = ({ extensions }: ServicingPolicy): readonly string[] => [
  `La puedes pedir desde ${days(extensions.opensDaysBefore)} antes de tu fecha de pago y hasta ${days(extensions.closesDaysAfter)} después, como máximo ${extensions.maxCount === 1 ? 'una vez' : `${extensions.maxCount} veces`}.`,
  'Su costo no reduce tu capital. Con IVA, en la fecha de pago, cuesta:',
];

/** What each extension costs; the late ones, and those after the cheap ones, cost more. */
export const extensionLines = (offer: Offer, { extensions: { cheapCount } }: ServicingPolicy): readonly Line[] =>
  offer.extensions.map(({ kind, days: count, grossCentavos, newEndDate }) => {
    const until = `${days(count)} más, hasta el ${formatPlainDate(newEndDate)}`;
    const dear = `${days(count)} más, después de la fecha de pago o desde la prórroga ${cheapCount + 1}`;
    return [kind === 'cheap' ? until : dear, formatPesos(grossCentavos)];
  });
