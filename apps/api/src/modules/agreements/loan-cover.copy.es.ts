import { brand } from '@lender/brand';
import { formatPlainDate } from '@lender/calculator';
import { formatPesos } from '@lender/money';
import type { Box, DocumentText, Section } from '../documents/index.ts';
import type { AgreementContents } from './agreement-contents.ts';
import { commissionLines, legalWarnings, percent } from './offer-lines.copy.es.ts';
import { lateLine } from './servicing-lines.copy.es.ts';

const { complaints, condusef, product } = brand;

/** The cover sheet that the law asks for (carátula): what one loan costs, at a glance. All figures come from the offer. */
export const loanCoverText = (contents: AgreementContents): DocumentText => ({
  title: 'Carátula del contrato',
  subtitle: `Contrato ${contents.reference}`,
  sections: [...loanSections(contents), ...lawSections()],
  footer: (page, pages) => `${brand.name} · Carátula ${contents.reference} · Página ${page} de ${pages}`,
});

const figures = ({ offer }: AgreementContents): readonly Box[] => [
  {
    label: 'CAT (Costo Anual Total)',
    value: percent(offer.aprPercent),
    note: 'Sin IVA. Para fines informativos y de comparación.',
  },
  {
    label: 'Tasa de interés ordinaria anual',
    value: percent(offer.annualRatePercent),
    note: 'Fija, sin IVA.',
  },
  { label: 'Monto del crédito', value: formatPesos(offer.principalCentavos), note: 'Lo recibes completo.' },
  {
    label: 'Monto total a pagar',
    value: formatPesos(offer.totalCentavos),
    note: 'Capital, intereses, comisiones e IVA.',
  },
];

function loanSections(contents: AgreementContents): readonly Section[] {
  const { account, borrower, offer, servicing } = contents;
  return [
    {
      title: 'Tu crédito',
      boxes: figures(contents),
      lines: [
        ['Nombre comercial del producto', product.name],
        ['Tipo de crédito', product.kind],
        ['Acreditado', borrower.name],
        ['Plazo', `${offer.termDays} días, desde el ${formatPlainDate(offer.payoutDate)}`],
        ['Fecha límite de pago', formatPlainDate(offer.endDate)],
        ['Número de pagos', String(offer.instalments.length)],
        ['Depósito', `${account.bank}, cuenta terminada en ${account.lastFour}`],
      ],
    },
    {
      title: 'Comisiones, seguros y estado de cuenta',
      lines: [
        ...commissionLines(offer),
        lateLine(servicing),
        ['Pago anticipado y cancelación', 'Sin comisión'],
        ['Seguros', 'Ninguno'],
        ['Estado de cuenta', 'En tu perfil, cuando quieras'],
      ],
    },
  ];
}

function lawSections(): readonly Section[] {
  return [
    { title: 'Advertencias', paragraphs: legalWarnings },
    {
      title: 'Dudas, reclamaciones y registro',
      lines: [
        ['Unidad Especializada (UNE)', complaints.holder],
        ['Domicilio', brand.address],
        ['Correo y teléfono', `${complaints.email}, ${complaints.phoneLabel}`],
        ['Horario', complaints.hours],
        ['CONDUSEF', `${condusef.phoneLabel} y ${condusef.freePhoneLabel}`],
        ['Acreditante', brand.company],
        ['Contrato de adhesión, número RECA', brand.contractRegistration],
        ['Empresa, número SIPRES', brand.companyRegistration],
      ],
    },
  ];
}
