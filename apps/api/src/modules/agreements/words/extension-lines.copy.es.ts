import { formatPlainDate } from '@lender/calculator';
import type { PrintedExtension, ServicingPolicy } from '@lender/lending';
import { formatPesos, sumCharges } from '@lender/money';
import type { Line } from '../../documents/index.ts';
import type { LegalBlock } from '../../legal-texts/index.ts';
import type { AgreementContents } from '../agreement-contents.ts';
import { days, share } from './servicing-lines.copy.es.ts';

type Printed = Pick<AgreementContents, 'offer' | 'servicing' | 'extensionsPrinted'>;

/** States when an extension can be asked for, how often, and what it consists of. */
export function extensionRules({ offer, servicing, extensionsPrinted }: Printed): readonly string[] {
  const { extensions } = servicing;
  const window = `desde ${days(extensions.opensDaysBefore)} antes de tu fecha de pago y hasta ${days(extensions.closesDaysAfter)} después, como máximo ${extensions.maxCount === 1 ? 'una vez' : `${extensions.maxCount} veces`}.`;
  if (extensionsPrinted === 'once')
    return [`La puedes pedir ${window}`, 'Su costo no reduce tu capital. Con IVA, en la fecha de pago, cuesta:'];
  if (extensions.maxCount === 0 || extensions.tariffs.length === 0) return ['Este crédito no tiene prórrogas.'];
  return [
    `La puedes pedir ${window}`,
    'Su costo no reduce tu capital. Pagas los intereses y las comisiones que se hayan generado hasta ese día y no hayas pagado, y una comisión sobre tu capital pendiente, todo con IVA.',
    ...lateTariff(servicing),
    ...(offer.extensions.length === 0
      ? ['En tus fechas de pago, los topes de costo de este crédito no dejan lugar para ninguna.']
      : []),
  ];
}

/** States the commission after the due date, and after the first extensions; empty where it is the same always. */
function lateTariff({ extensions: { tariffs, cheapCount }, late }: ServicingPolicy): readonly string[] {
  const expensive = tariffs.filter(({ kind }) => kind === 'expensive');
  if (cheapCount === 0 || expensive.length === 0) return [];
  const rates = expensive.map((tariff) => `${share(tariff.commissionRate)} por ${days(tariff.days)}`).join(', ');
  const charges = late.kind === 'none' ? '' : ' Si ya estás en atraso, pagas también los cargos por atraso.';
  return [
    `Después de la fecha de pago, o desde la prórroga ${cheapCount + 1}, la comisión es esta parte de tu capital pendiente, más IVA: ${rates}.${charges}`,
  ];
}

/** Returns the cost of each extension, due date by due date. */
export function extensionTable(contents: Printed): LegalBlock {
  const { offer, servicing, extensionsPrinted } = contents;
  if (extensionsPrinted === 'once') return { lines: linesPrintedOnce(offer.extensions, servicing) };
  if (offer.extensions.length === 0) return {};
  const number = (dueDate: string) => offer.instalments.findIndex((instalment) => instalment.dueDate === dueDate) + 1;
  return {
    paragraphs: [
      'Precios con IVA de tu primera prórroga, si la pides en la fecha de pago y hasta entonces pagaste lo acordado:',
      ...onceFees(contents),
    ],
    lines: offer.extensions.map(({ dueDate, days: count, newEndDate, grossCentavos }) => {
      const until = `${days(count)} más, hasta el ${formatPlainDate(newEndDate)}`;
      const which = `Pago ${number(dueDate)}, el ${formatPlainDate(dueDate)}: ${until}`;
      return [offer.instalments.length === 1 ? until : which, formatPesos(grossCentavos)];
    }),
  };
}

/** Fees that are charged once are due with the first instalment: they are in the price of that date only. */
function onceFees({ offer }: Printed): readonly string[] {
  const { processingFee, withdrawalFee, invoicingFee, instalments, extensions } = offer;
  const { grossCentavos } = sumCharges([processingFee, withdrawalFee, invoicingFee]);
  if (grossCentavos === 0 || !extensions.some(({ dueDate }) => dueDate === instalments[0]?.dueDate)) return [];
  const date = instalments.length === 1 ? '' : ' de la primera fecha';
  return [`El precio${date} incluye ${formatPesos(grossCentavos)} de comisiones que se cobran una sola vez.`];
}

/** Returns the rows of older documents. */
const linesPrintedOnce = (
  extensions: readonly PrintedExtension[],
  { extensions: { cheapCount } }: ServicingPolicy,
): readonly Line[] =>
  extensions.map(({ kind, days: count, grossCentavos, newEndDate }) => {
    const until = `${days(count)} más, hasta el ${formatPlainDate(newEndDate)}`;
    const dear = `${days(count)} más, después de la fecha de pago o desde la prórroga ${cheapCount + 1}`;
    return [kind === 'cheap' ? until : dear, formatPesos(grossCentavos)];
  });
