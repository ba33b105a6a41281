import { brand } from '@lender/brand';
import { formatPlainDate, mexicoDate, type PlainDate } from '@lender/calculator';
import { formatPesos } from '@lender/money';
import type { DocumentText, Section } from '../documents/index.ts';
import type { AgreementContents } from './agreement-contents.ts';
import { legalWarnings, percent, totalLines } from './offer-lines.copy.es.ts';
import { dayOffSentence, extensionLines, extensionSentences, lateSentences } from './servicing-lines.copy.es.ts';

export interface Signature {
  readonly signedAt: Date;
  readonly evidence: { readonly phoneLastFour: string };
}

const day = (date: PlainDate): string => formatPlainDate(date);

/** The agreement, signed or as a draft. */
export const agreementText = (contents: AgreementContents, signature?: Signature): DocumentText => ({
  title: 'Contrato de crédito simple',
  subtitle: 'Carátula y condiciones',
  ...(!signature && { notice: draftNotice }),
  sections: [...sections(contents), ...(signature ? [signatureSection(signature)] : [])],
  footer: (page, pages) => `${brand.name} · Contrato ${contents.reference} · Página ${page} de ${pages}`,
});

/** Every section of the agreement, in order. All figures come from the offer; none is computed here. */
function sections({ reference, borrower, account, offer, servicing }: AgreementContents): readonly Section[] {
  return [
    {
      title: 'Quiénes firman',
      lines: [
        ['Contrato', reference],
        ['Acreditante', brand.company],
        ['Domicilio', brand.address],
        ['Registro RECA', brand.contractRegistration],
        ['Acreditado', borrower.name],
        ['CURP', borrower.curp],
      ],
    },
    {
      title: 'Lo más importante',
      lines: [
        ['CAT (Costo Anual Total) sin IVA', percent(offer.aprPercent)],
        ['Tasa de interés ordinaria anual fija, sin IVA', percent(offer.annualRatePercent)],
        ['Recibes', formatPesos(offer.principalCentavos)],
        ['Pagas en total', formatPesos(offer.totalCentavos)],
        ['Fecha de pago', day(offer.endDate)],
        ['Plazo', `${offer.termDays} días, desde el ${day(offer.payoutDate)}`],
      ],
      paragraphs: ['El CAT se presenta sin IVA, para fines informativos y de comparación.'],
    },
    { title: 'Cómo se forma el total', lines: totalLines(offer), hasTotal: true },
    {
      title: 'Calendario de pagos',
      lines: offer.instalments.map((instalment, index) => [
        `Pago ${index + 1} de ${offer.instalments.length}, el ${day(instalment.dueDate)}`,
        formatPesos(instalment.totalCentavos),
      ]),
      paragraphs: [dayOffSentence],
    },
    {
      title: 'Entrega del dinero',
      paragraphs: [
        `Depositamos ${formatPesos(offer.principalCentavos)} completos, sin descuentos, por SPEI en tu cuenta de ${account.bank} terminada en ${account.lastFour}. Nunca pedimos anticipos.`,
      ],
    },
    {
      title: 'Si pagas antes',
      paragraphs: [
        'Puedes pagar antes cuando quieras, sin penalización. Pagas el capital más los intereses y la comisión por servicio generados hasta ese día, con su IVA.',
      ],
    },
    {
      title: 'Si necesitas más tiempo',
      paragraphs: ['Puedes pedir una prórroga.', ...extensionSentences(servicing)],
      lines: extensionLines(offer, servicing),
    },
    { title: 'Si te atrasas', paragraphs: lateSentences(servicing) },
    {
      title: 'Tus derechos y advertencias',
      paragraphs: [
        ...legalWarnings,
        `Puedes cancelar este contrato sin costo dentro de los ${servicing.withdrawalDays} días hábiles siguientes a la firma, si devuelves el dinero recibido.`,
        `Dudas y reclamaciones: Unidad Especializada de Atención a Usuarios, ${brand.complaints.email}, teléfono ${brand.complaints.phoneLabel}. CONDUSEF: ${brand.condusef.phoneLabel}, ${brand.condusef.url}.`,
      ],
    },
  ];
}

const draftNotice = 'Borrador. Este contrato te obliga solo cuando lo firmas con el código que enviamos a tu teléfono.';

const timeOfDay = new Intl.DateTimeFormat('es-MX', {
  timeStyle: 'medium',
  hourCycle: 'h23',
  timeZone: 'America/Mexico_City',
});

/** How it was signed, for the signed copy. */
const signatureSection = ({ signedAt, evidence }: Signature): Section => ({
  title: 'Firma electrónica',
  lines: [
    [
      'Firmado el',
      `${day(mexicoDate(signedAt.getTime()))}, ${timeOfDay.format(signedAt)} (hora de la Ciudad de México)`,
    ],
    ['Medio', `Código por SMS al teléfono terminado en ${evidence.phoneLastFour}`],
  ],
});
