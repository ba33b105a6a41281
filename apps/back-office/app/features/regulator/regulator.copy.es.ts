import { EXPORT_DAYS, type PackFile, type PackSum } from '@lender/contract';
import type { WordsOf } from '@lender/web/forms';
import type { packForm } from './regulator-forms.ts';

const MONTHS = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];

export const regulatorCopy = {
  title: 'Paquete regulatorio',
  lead: 'Lo que piden las autoridades de un mes, junto a la balanza.',
  help: {
    title: 'Qué es conocimiento general y qué está verificado',
    text: 'Verificado por el sistema: que la cartera y los CFDI suman lo mismo que la balanza, y que el CAT de cada contrato sale de sus pagos. Lo demás es conocimiento general y no ley verificada: qué pide cada autoridad, en qué formato y cuándo, el layout del buró (es de ejemplo, no está certificado) y las claves del SAT. Confírmalo con un abogado o contador antes de enviar nada.',
  },
  month: { label: 'Mes', submit: 'Ver el mes' },
  monthName: (month: string) => `${MONTHS[Number(month.slice(5)) - 1] ?? ''} de ${month.slice(0, 4)}`,
  running: {
    title: 'Este mes no ha terminado',
    text: 'Las cifras son parciales y todavía cambian. El paquete se puede pedir cuando el mes termine.',
  },
  tables: { files: 'Qué contiene', packs: 'Paquetes pedidos' },
  columns: { file: 'Archivo', rows: 'Renglones', sums: 'Sumas', books: 'Balanza', doubts: 'Por revisar' },
  files: {
    complaints: 'Quejas y aclaraciones (tipo REUNE)',
    agencies: 'Despachos de cobranza (REDECO)',
    portfolio: 'Cartera por antigüedad',
    cat: 'CAT recalculado de lo firmado',
    bureau: 'Sociedad de información crediticia (ejemplo tipo INTF)',
    invoices: 'CFDI 4.0 por timbrar',
    alerts: 'Alertas de prevención de lavado',
  } satisfies Record<PackFile, string>,
  doubts: {
    complaints: (count: number) => (count === 1 ? '1 fuera de plazo' : `${count} fuera de plazo`),
    agencies: (count: number) => `${count} sin número`,
    portfolio: (count: number) => String(count),
    cat: (count: number) => (count === 1 ? '1 no coincide' : `${count} no coinciden`),
    bureau: (count: number) => String(count),
    alerts: (count: number) => (count === 1 ? '1 sin cerrar' : `${count} sin cerrar`),
    invoices: (count: number) => (count === 1 ? '1 con IVA por revisar' : `${count} con IVA por revisar`),
  } satisfies Record<PackFile, (count: number) => string>,
  noDoubts: 'Nada',
  sums: {
    principal: 'Capital',
    charges: 'Cargos',
    charges_iva: 'IVA de los cargos',
    owed: 'Saldo',
    overdue: 'Vencido',
    income: 'Ingresos',
    waived: 'Bonificado',
    iva: 'IVA',
  } satisfies Record<PackSum, string>,
  sum: (name: string, amount: string) => `${name} ${amount}`,
  matches: { label: 'Cuadra', tone: 'ok' },
  differs: { label: 'No cuadra', tone: 'danger' },
  noBooks: 'No aplica',
  ask: {
    title: (month: string) => `Pedir el paquete de ${month}`,
    lead: `Trae nombres y CURP completos: lo aprueba otra persona, solo tú podrás descargarlo y se borra a los ${EXPORT_DAYS} días.`,
    note: 'Por qué',
    noteHint: 'Queda guardado con tu nombre.',
    submit: 'Pedir paquete',
    refused: 'No se puede pedir',
    asked: 'Pediste el paquete: espera que otra persona lo apruebe.',
    toApprovals: 'Ver las aprobaciones',
  },
  packs: {
    empty: 'Nadie ha pedido un paquete en los últimos días. Elige un mes que ya terminó y pídelo arriba.',
    month: 'Mes',
    askedAt: 'Pedido el',
    askedBy: 'Quién',
    state: 'Estado',
    file: 'Archivo',
    download: 'Descargar',
    ofWhich: (month: string) => ` el paquete de ${month}`,
  },
  problems: {
    fields: {
      from: { invalid: 'Elige un mes.' },
      to: { invalid: 'Elige un mes.' },
      note: { invalid: 'Escribe por qué, en 500 letras o menos.' },
    },
    form: {
      invalid_input: 'Ese mes no existe.',
      month_not_over: 'Ese mes todavía no termina.',
      approval_pending: 'Ya tienes una petición que espera aprobación.',
      idempotency_key_in_flight: 'Lo anterior todavía se está guardando. Espera unos segundos y recarga.',
      idempotency_key_reused: 'Esta página ya se usó para otra cosa. Recárgala antes de seguir.',
      invalid: 'El servidor no lo aceptó. Recarga la página e intenta de nuevo.',
    },
  } satisfies WordsOf<typeof packForm>,
} as const;
