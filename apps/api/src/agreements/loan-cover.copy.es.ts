import { brand } from '@lender/brand';
import { formatPlainDate } from '@lender/calculator';
import { formatPesos } from '@lender/money';
import type { Box, DocumentText, Section } from '../documents/document-text.ts';
import type { AgreementContents } from './agreement-contents.ts';
import { commissionLines, legalWarnings, percent } from './offer-lines.copy.es.ts';

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
  const { account, borrower, offer } = contents;
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
      title: 'Comisiones relevantes',
      lines: [
        ...commissionLines(offer),
        ['Pago anticipado', 'Sin comisión'],
        ['Cancelación', 'Sin comisión'],
        ['Reposición o emisión del contrato', 'Sin comisión'],
      ],
    },
    {
      title: 'Seguros y estado de cuenta',
      lines: [
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
      title: 'Dudas, aclaraciones y reclamaciones',
      lines: [
        ['Unidad Especializada de Atención a Usuarios (UNE)', complaints.holder],
        ['Domicilio', brand.address],
        ['Teléfono', complaints.phoneLabel],
        ['Correo electrónico', complaints.email],
        ['Horario', complaints.hours],
        ['CONDUSEF', `${condusef.phoneLabel} y ${condusef.freePhoneLabel}, ${condusef.url}`],
      ],
    },
    {
      title: 'Registro',
      lines: [
        ['Acreditante', brand.company],
        ['Registro de Contratos de Adhesión (RECA)', brand.contractRegistration],
        ['Registro de la empresa (SIPRES)', brand.companyRegistration],
      ],
    },
  ];
}
