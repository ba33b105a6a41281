import type { Offer } from '@lender/calculator';
import { type Charge, formatPesos } from '@lender/money';
import type { Line } from '../../documents/index.ts';

export const percent = (value: number): string => `${value.toFixed(1)} %`;

const withIva = ({ netCentavos, ivaCentavos, grossCentavos }: Charge): string =>
  `${formatPesos(grossCentavos)} (${formatPesos(netCentavos)} + IVA ${formatPesos(ivaCentavos)})`;

/** Lists the commissions that the loan has, with their IVA; one that costs nothing is left out. */
export const commissionLines = (offer: Offer): Line[] => {
  const fees: readonly (readonly [string, Charge])[] = [
    ['Comisión por servicio', offer.serviceFee],
    ['Comisión por apertura', offer.processingFee],
    ['Comisión por disposición', offer.withdrawalFee],
    ['Comisión por facturación', offer.invoicingFee],
  ];
  return fees.filter(([, fee]) => fee.grossCentavos > 0).map(([label, fee]) => [label, withIva(fee)]);
};

/** Lists the parts of the total, the total last. */
export const totalLines = (offer: Offer): Line[] => [
  ['Capital', formatPesos(offer.principalCentavos)],
  ...(offer.interest.grossCentavos > 0 ? [['Intereses', withIva(offer.interest)] as const] : []),
  ...commissionLines(offer),
  ['Total a pagar', formatPesos(offer.totalCentavos)],
];

/** Two sentences that the law requires on every cover and contract, word for word. */
export const legalWarnings: readonly string[] = [
  'Incumplir tus obligaciones te puede generar comisiones e intereses moratorios.',
  'Contratar créditos que exceden tu capacidad de pago afecta tu historial crediticio.',
];
