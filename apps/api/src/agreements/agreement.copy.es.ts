import { brand } from '@lender/brand';
import { formatPlainDate, mexicoDate, type Offer, type PlainDate } from '@lender/calculator';
import { type Charge, formatPesos } from '@lender/money';
import type { AgreementContents } from './agreement-contents.ts';

/** One line of a table: what it is and how much. */
export type Line = readonly [label: string, value: string];

export interface Section {
  readonly title: string;
  readonly lines?: readonly Line[];
  readonly paragraphs?: readonly string[];
  /** The last line of `lines` is the total. */
  readonly hasTotal?: boolean;
}

export interface Signature {
  readonly signedAt: Date;
  readonly evidence: { readonly phoneLastFour: string };
}

const percent = (value: number): string => `${value.toFixed(1)} %`;
const withIva = ({ netCentavos, ivaCentavos, grossCentavos }: Charge): string =>
  `${formatPesos(grossCentavos)} (${formatPesos(netCentavos)} + IVA ${formatPesos(ivaCentavos)})`;
const day = (date: PlainDate): string => formatPlainDate(date);

export const title = 'Contrato de crédito simple';
export const subtitle = 'Carátula y condiciones';
export const footer = (page: number, pages: number, reference: string): string =>
  `${brand.name} · Contrato ${reference} · Página ${page} de ${pages}`;

/** Every section of the agreement, in order. All figures come from the offer; none is computed here. */
export function sections({ reference, borrower, account, offer }: AgreementContents): readonly Section[] {
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
      paragraphs: [
        'Puedes pedir una prórroga. Su costo no reduce tu capital. Estos son los costos si la pides en la fecha de pago, con IVA:',
      ],
      lines: offer.extensions
        .filter(({ kind }) => kind === 'cheap')
        .map(({ days, grossCentavos, newEndDate }) => [
          `${days} días más, hasta el ${day(newEndDate)}`,
          formatPesos(grossCentavos),
        ]),
    },
    {
      title: 'Tus derechos y advertencias',
      paragraphs: [
        'Incumplir tus obligaciones te puede generar comisiones e intereses moratorios.',
        'Contratar créditos que exceden tu capacidad de pago afecta tu historial crediticio.',
        'Puedes cancelar este contrato sin costo dentro de los 10 días hábiles siguientes a la firma, si devuelves el dinero recibido.',
        `Dudas y reclamaciones: Unidad Especializada de Atención a Usuarios, ${brand.complaints.email}, teléfono ${brand.complaints.phoneLabel}. CONDUSEF: ${brand.condusef.phoneLabel}, ${brand.condusef.url}.`,
      ],
    },
  ];
}

function totalLines(offer: Offer): Line[] {
  const fees: readonly (readonly [string, Charge])[] = [
    ['Intereses', offer.interest],
    ['Comisión por servicio', offer.serviceFee],
    ['Comisión por apertura', offer.processingFee],
    ['Comisión por disposición', offer.withdrawalFee],
    ['Comisión por facturación', offer.invoicingFee],
  ];
  return [
    ['Capital', formatPesos(offer.principalCentavos)],
    ...fees.filter(([, fee]) => fee.grossCentavos > 0).map(([label, fee]): Line => [label, withIva(fee)]),
    ['Total a pagar', formatPesos(offer.totalCentavos)],
  ];
}

export const draftNotice =
  'Borrador. Este contrato te obliga solo cuando lo firmas con el código que enviamos a tu teléfono.';

const timeOfDay = new Intl.DateTimeFormat('es-MX', {
  timeStyle: 'medium',
  hourCycle: 'h23',
  timeZone: 'America/Mexico_City',
});

/** How it was signed, for the signed copy. */
export const signatureSection = ({ signedAt, evidence }: Signature): Section => ({
  title: 'Firma electrónica',
  lines: [
    [
      'Firmado el',
      `${day(mexicoDate(signedAt.getTime()))}, ${timeOfDay.format(signedAt)} (hora de la Ciudad de México)`,
    ],
    ['Medio', `Código por SMS al teléfono terminado en ${evidence.phoneLastFour}`],
  ],
});
