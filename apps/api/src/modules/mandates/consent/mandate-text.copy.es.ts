import { brand } from '@lender/brand';
import { formatPlainDate, type PlainDate, plainDate } from '@lender/calculator';
import { type Centavos, formatPesos } from '@lender/money';

/** The day from which the text reads so. Whoever changes the words changes it. */
export const MANDATE_TEXT_VERSION = plainDate('2026-11-22');

export interface MandateTerms {
  readonly bank: string;
  readonly lastFour: string;
  readonly maximumCentavos: Centavos;
  readonly endsOn: PlainDate;
}

/** What a borrower allows, word for word. */
export const mandateText = ({ bank, lastFour, maximumCentavos, endsOn }: MandateTerms): string =>
  [
    `Autorizo a ${brand.company} a cobrar de mi cuenta de ${bank} que termina en ${lastFour} lo que deba de mi préstamo en cada fecha de pago.`,
    `Cada cargo será de hasta ${formatPesos(maximumCentavos)} y nunca más de lo que deba ese día. La autorización termina el ${formatPlainDate(endsOn)}.`,
    'Me avisarán de cada cargo por lo menos un día antes. Si no hay dinero en mi cuenta, lo intentarán una vez más y no otra.',
    'Puedo cancelar esta domiciliación cuando quiera, sin costo, en mi cuenta o en mi banco. También puedo objetar un cargo ante mi banco.',
  ].join('\n');

/** The paper that the provider gets. */
export const paper = {
  title: 'Autorización de cargo recurrente (domiciliación)',
  holder: 'Titular',
  account: 'Cuenta CLABE',
  maximum: 'Monto máximo por cargo',
  endsOn: 'Vigencia',
  acceptedAt: 'Aceptada el',
  evidence: 'Huella del texto (SHA-256)',
  data: 'Datos',
  text: 'Autorización',
  footer: (page: number, pages: number): string => `${brand.company} · página ${page} de ${pages}`,
};
