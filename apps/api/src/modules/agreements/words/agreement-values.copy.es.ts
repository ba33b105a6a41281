import { formatPlainDate, type PlainDate } from '@lender/calculator';
import { formatPesos } from '@lender/money';
import { type LegalText, type LegalValues, lenderWords } from '../../legal-texts/index.ts';
import type { AgreementContents } from '../agreement-contents.ts';
import { extensionRules, extensionTable } from './extension-lines.copy.es.ts';
import { commissionLines, legalWarnings, percent, totalLines } from './offer-lines.copy.es.ts';
import { lateLine, lateSentences } from './servicing-lines.copy.es.ts';

const day = (date: PlainDate): string => formatPlainDate(date);

/**
 * Returns the values that are written into the contract and its cover. All figures come from the offer; none is
 * computed here.
 */
export function agreementValues(contents: AgreementContents, wording: LegalText): LegalValues {
  const { reference, borrower, account, offer, servicing } = contents;
  return {
    words: {
      ...lenderWords(wording),
      reference,
      borrower: borrower.name,
      curp: borrower.curp,
      bank: account.bank,
      lastFour: account.lastFour,
      principal: formatPesos(offer.principalCentavos),
      total: formatPesos(offer.totalCentavos),
      apr: percent(offer.aprPercent),
      annualRate: percent(offer.annualRatePercent),
      termDays: String(offer.termDays),
      payoutDate: day(offer.payoutDate),
      endDate: day(offer.endDate),
      payments: String(offer.instalments.length),
      withdrawalDays: String(servicing.withdrawalDays),
    },
    blocks: {
      keyFigures: { boxes: keyFigures(contents) },
      totalTable: { lines: totalLines(offer), hasTotal: true },
      scheduleTable: {
        lines: offer.instalments.map((instalment, index) => [
          `Pago ${index + 1} de ${offer.instalments.length}, el ${day(instalment.dueDate)}`,
          formatPesos(instalment.totalCentavos),
        ]),
      },
      commissionTable: { lines: commissionLines(offer) },
      lateTable: { lines: [lateLine(servicing)] },
      extensionRules: { paragraphs: extensionRules(contents) },
      extensionTable: extensionTable(contents),
      lateRules: { paragraphs: lateSentences(servicing) },
      legalWarnings: { paragraphs: legalWarnings },
    },
  };
}

const keyFigures = ({ offer }: AgreementContents) => [
  {
    label: 'CAT (Costo Anual Total)',
    value: percent(offer.aprPercent),
    note: 'Sin IVA. Para fines informativos y de comparación.',
  },
  { label: 'Tasa de interés ordinaria anual', value: percent(offer.annualRatePercent), note: 'Fija, sin IVA.' },
  { label: 'Monto del crédito', value: formatPesos(offer.principalCentavos), note: 'Lo recibes completo.' },
  {
    label: 'Monto total a pagar',
    value: formatPesos(offer.totalCentavos),
    note: 'Capital, intereses, comisiones e IVA.',
  },
];
