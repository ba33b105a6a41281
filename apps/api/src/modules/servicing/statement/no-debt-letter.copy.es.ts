import { brand } from '@lender/brand';
import { formatPlainDate, type PlainDate } from '@lender/calculator';
import { type Centavos, formatPesos } from '@lender/money';
import type { DocumentText } from '../../documents/index.ts';
import type { StatementHolder } from './statement.copy.es.ts';

/** Facts that a letter states about a loan of which nothing is owed. */
export interface SettledLoan extends StatementHolder {
  readonly principalCentavos: Centavos;
  readonly startDate: PlainDate;
  readonly settledOn: PlainDate;
  readonly issuedOn: PlainDate;
}

/** Writes the letter that nothing is owed. */
export const noDebtLetterText = (loan: SettledLoan): DocumentText => ({
  title: 'Carta de no adeudo',
  subtitle: `Contrato ${loan.reference} · ${formatPlainDate(loan.issuedOn)}`,
  sections: [
    {
      title: 'A quien corresponda',
      paragraphs: [
        `${brand.company} hace constar que ${loan.name} no tiene adeudo alguno por el contrato de crédito ${loan.reference}.`,
        `El crédito, por ${formatPesos(loan.principalCentavos)}, se entregó el ${formatPlainDate(loan.startDate)} y quedó liquidado el ${formatPlainDate(loan.settledOn)}.`,
        'Esta carta refleja lo registrado a la fecha en que se expide. Si un pago se devuelve después, te avisaremos.',
      ],
    },
    {
      title: 'Dudas y aclaraciones',
      paragraphs: [`Escribe a ${brand.complaints.email} o llama al ${brand.complaints.phoneLabel}.`],
    },
  ],
  footer: `${brand.name} · Carta de no adeudo ${loan.reference} · Página {page} de {pages}`,
});
