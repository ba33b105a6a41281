import { formatPlainDate, type PlainDate } from '@lender/calculator';
import type {
  AmlKind,
  AmlRule,
  AmlState,
  ComplaintChannel,
  ComplaintKind,
  ComplaintOutcome,
  LateBucket,
} from '@lender/lending';
import { centavos, pesosFromCentavos } from '@lender/money';

/** Converts an amount for a sheet, to pesos. */
export const inPesos = (amountCentavos: number): number => pesosFromCentavos(centavos(amountCentavos));

const days = (first: PlainDate, last: PlainDate) => `del ${formatPlainDate(first)} al ${formatPlainDate(last)}`;

/** Words of the reports to authorities. */
export const regulatorCopy = {
  complaintKinds: { inquiry: 'Consulta', claim: 'Reclamación', clarification: 'Aclaración' } satisfies Record<
    ComplaintKind,
    string
  >,
  complaintChannels: {
    phone: 'Teléfono',
    email: 'Correo',
    letter: 'Carta',
    in_person: 'En persona',
    authority: 'Autoridad',
  } satisfies Record<ComplaintChannel, string>,
  complaintOutcomes: {
    in_favour: 'A favor del cliente',
    in_part: 'En parte a favor',
    against: 'No procede',
    informed: 'Informado',
  } satisfies Record<ComplaintOutcome, string>,
  notAnswered: 'Sin respuesta',
  nobody: 'PUBLICO EN GENERAL',
  complaintsTitle: (first: PlainDate, last: PlainDate) =>
    `Consultas, reclamaciones y aclaraciones ${days(first, last)}`,
  complaints: ['Tipo', 'Canal', 'Resultado', 'Cuántas', 'Fuera de plazo'],
  agenciesTitle: (first: PlainDate, last: PlainDate) => `Despachos de cobranza ${days(first, last)}`,
  agencies: ['Despacho', 'Número en REDECO', 'Préstamos asignados', 'Contactos del mes', 'Quejas del mes'],
  portfolioTitle: (last: PlainDate) => `Cartera por antigüedad al ${formatPlainDate(last)}, en pesos`,
  portfolio: [
    ...['Días de atraso', 'Préstamos', 'Capital', 'Interés', 'IVA del interés', 'Comisiones', 'IVA de comisiones'],
    ...['Cargo por atraso', 'IVA del cargo por atraso', 'Total'],
  ],
  bucket: (bucket: LateBucket) => (bucket === 'current' ? 'Al corriente' : bucket.replace('-', ' a ')),
  catTitle: (first: PlainDate, last: PlainDate) => `CAT sin IVA de lo firmado ${days(first, last)}, en por ciento`,
  cat: [
    ...['Préstamo', 'Envío pactado', 'Envío real', 'CAT firmado', 'CAT recalculado del contrato'],
    ...['CAT con el envío real', '¿Coincide con lo firmado?'],
  ],
  isSame: (isSame: boolean) => (isSame ? 'Sí' : 'No'),
  bureauTitle: 'Layout de ejemplo tipo INTF, no certificado: posiciones desde 1, ancho en caracteres',
  bureau: ['Línea', 'Campo', 'Desde', 'Hasta', 'Ancho', 'Tipo'],
  invoicesTitle: (first: PlainDate, last: PlainDate) => `CFDI por timbrar ${days(first, last)}, en pesos`,
  invoices: ['Folio', 'Tipo', 'Préstamo', 'Subtotal', 'IVA', 'Total', 'Antes de timbrar'],
  isDoubtful: (isDoubtful: boolean) => (isDoubtful ? 'Revisar el IVA' : 'Listo'),
  alertsTitle: (first: PlainDate, last: PlainDate) => `Alertas de prevención de lavado de dinero ${days(first, last)}`,
  alerts: ['Tipo', 'Regla', 'Estado', 'Cuántas'],
  alertKinds: { relevant: 'Relevante', unusual: 'Inusual', internal: 'Interna preocupante' } satisfies Record<
    AmlKind,
    string
  >,
  alertRules: {
    cash_payment: 'Pago en efectivo',
    split_payments: 'Pagos fraccionados',
    third_party_payoff: 'Liquidación anticipada por un tercero',
    shared_account: 'Varios clientes pagan desde una cuenta',
    shared_device: 'Varios clientes en un dispositivo',
    same_operator: 'Una persona registró el pago y lo devolvió',
    own_account: 'Una persona decidió sobre su propia cuenta',
  } satisfies Record<AmlRule, string>,
  alertStates: {
    new: 'Nueva',
    in_review: 'En revisión',
    dismissed: 'Descartada',
    reported: 'Reportada',
  } satisfies Record<AmlState, string>,
  manifest: {
    verified: [
      'La cartera por antigüedad suma lo que la balanza tiene por cobrar ese día, cuenta por cuenta, donde dice cuadraConLibros.',
      'Los CFDI suman los ingresos y el IVA del mes en la balanza, al centavo, donde dice cuadraConLibros.',
      'El CAT firmado se recalculó de cada contrato con la fórmula del Banco de México (Circular 21/2009).',
    ],
    notVerified: [
      'Qué pide cada autoridad, en qué formato y en qué plazo es conocimiento general: no se verificó con la ley vigente.',
      'buro.txt es un layout de ejemplo tipo INTF, no certificado por ninguna sociedad de información crediticia.',
      'Las claves del SAT en los CFDI son las de uso común; no se compararon con los catálogos vigentes. Falta Sello, Certificado y, en los de egreso, el CFDI relacionado.',
      'Los umbrales de las alertas son los de la casa: no se verificaron con la ley vigente.',
      'Los préstamos asignados a despachos son los que siguen asignados cuando se preparó el paquete.',
    ],
  },
} as const;
