import { formatPlainDate, type PlainDate } from '@lender/calculator';
import type { ExportSource } from '@lender/contract';

/** Who asked for a file, when, and what it holds. */
interface Mark {
  readonly name: string;
  readonly moment: string;
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly isPersonal: boolean;
}

const daysOf = ({ from, to }: Pick<Mark, 'from' | 'to'>) => `del ${formatPlainDate(from)} al ${formatPlainDate(to)}`;
const identifiers = (isPersonal: boolean) =>
  isPersonal ? 'con datos personales completos' : 'con identificadores ocultos';
const more = (rows: number) => `Faltan ${rows} renglones. Pide el archivo CSV para tenerlos todos.`;
const keep = 'No lo compartas fuera del equipo.';

/** The words of exported files. */
export const exportsCopy = {
  watermark: ({ name, moment, isPersonal, ...days }: Mark) =>
    `Exportado por ${name} el ${moment}, ${daysOf(days)}, ${identifiers(isPersonal)}. ${keep}`,
  titles: {
    portfolio: 'Cartera',
    funnel: 'Embudo',
    rules: 'Aprobación por regla',
    vintages: 'Cosechas',
    rolls: 'Roll rates',
    cash: 'Efectivo',
    productivity: 'Productividad',
    collection: 'Cobranza',
    cat: 'CAT de lo prestado',
    ledger: 'Libro contable',
    cases: 'Solicitudes',
    loans: 'Préstamos',
    clients: 'Clientes',
    payments: 'Pagos',
    payouts: 'Dispersiones',
    complaints: 'Quejas y aclaraciones',
    contacts: 'Contactos de cobranza',
    promises: 'Promesas de pago',
    audit: 'Bitácora',
  },
  fileNames: {
    portfolio: 'cartera',
    funnel: 'embudo',
    rules: 'aprobacion-por-regla',
    vintages: 'cosechas',
    rolls: 'roll-rates',
    cash: 'efectivo',
    productivity: 'productividad',
    collection: 'cobranza',
    cat: 'cat',
    ledger: 'libro-contable',
    cases: 'solicitudes',
    loans: 'prestamos',
    clients: 'clientes',
    payments: 'pagos',
    payouts: 'dispersiones',
    complaints: 'quejas',
    contacts: 'contactos-de-cobranza',
    promises: 'promesas-de-pago',
    audit: 'bitacora',
    regulator: 'paquete-regulatorio',
    evidence: 'expediente-de-evidencia',
  } satisfies Record<ExportSource, string>,
  full: 'datos-completos',
  between: (from: string, to: string) => `${from}_a_${to}`,
  asked: (day: string) => `pedido-${day}`,
  more,
  footer: 'Página {page} de {pages}',
  /** Sheet of a workbook that says what the other one holds. */
  notes: {
    title: 'Notas',
    lines: ({ title, rows, left, mark }: { title: string; rows: number; left: number; mark: Mark }) =>
      [
        ['Qué contiene', title],
        ['Días', daysOf(mark)],
        ['Renglones', left > 0 ? `${rows}. ${more(left)}` : String(rows)],
        ['Exportado por', mark.name],
        ['Cuándo', mark.moment],
        ['Datos de personas', identifiers(mark.isPersonal)],
        ['Montos', 'En pesos'],
        ['Horas', 'De la Ciudad de México'],
        ['Aviso', keep],
      ] as const,
  },
} as const;
