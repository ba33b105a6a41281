import { formatPlainDate, type PlainDate } from '@lender/calculator';
import type { PortfolioFigure, PortfolioGrouping } from '@lender/contract';
import { reportsCopy } from '../reports.copy.es.ts';

const { standings } = reportsCopy.rolls;

/** Words of the portfolio. Each note says what its figure counts. */
export const portfolioCopy = {
  title: 'Cartera',
  lead: 'Los préstamos abiertos, su atraso, y lo colocado y cobrado en el mes. Cada cifra abre sus préstamos.',
  day: { label: 'Elegir el día', field: 'Al día', submit: 'Ver' },
  export: 'Exportar',
  refused: 'Ese día todavía no llega. Esta es la cartera de hoy.',
  sentence: (total: string, pastDue: string, share: string) =>
    `De ${total} de capital, ${pastDue} es cartera vencida: un IMOR de ${share}.`,
  nobody: 'Ese día no había préstamos abiertos.',
  sections: { balance: 'Saldo', risk: 'Riesgo', flow: 'Movimiento' },
  figures: {
    owed: 'Cartera total',
    ...standings,
    overdue: 'Con atraso',
    performing: 'Cartera vigente',
    past_due: 'Cartera vencida',
    par_7: 'PAR 7',
    par_30: 'PAR 30',
    par_60: 'PAR 60',
    par_90: 'PAR 90',
    provision: 'Estimación preventiva',
    placed_today: 'Colocado en el día',
    placed_month: 'Colocado en el mes',
    void_month: 'De lo colocado, cancelado o anulado',
    collected_today: 'Cobrado en el día',
    collected_month: 'Cobrado en el mes',
  } satisfies Record<PortfolioFigure, string>,
  notes: {
    owed: 'Capital de los préstamos abiertos. No incluye castigados ni vendidos.',
    performing: 'Capital que no es cartera vencida.',
    overdue: 'Capital de los préstamos con 1 día de atraso o más.',
    past_due: 'Capital con atraso de 30 días o más si el préstamo es de un pago, o de 90 o más si es de varios.',
    par: (days: number, share: string) => `${share} del capital, con más de ${days} días de atraso.`,
    provision: 'Pérdida esperada según los días de atraso.',
    placed: 'Préstamos cuyo dinero llegó. Incluye los que después se cancelaron o anularon.',
    void: 'Parte de lo colocado en el mes cuyo contrato se canceló o anuló.',
    collected: 'Lo que los pagos bajaron la deuda. Sin excedentes, pagos revertidos ni lo que es de un comprador.',
    yield: (earned: string, average: string) =>
      `Al año: ${earned} de ingresos devengados sin IVA en el mes, entre ${average} de capital promedio.`,
    imor: 'Cartera vencida entre cartera total.',
  },
  imor: 'IMOR',
  yield: 'Rendimiento',
  aged: 'Cartera por días de atraso',
  columns: {
    bucket: 'Atraso',
    loans: 'Préstamos',
    principal: 'Capital',
    charges: 'Intereses y cargos',
    vat: 'IVA',
    total: 'Total',
  },
  note: (loans: number) => (loans === 1 ? '1 préstamo' : `${loans} préstamos`),
  groups: { product: 'Por producto', vintage: 'Por cosecha', channel: 'Por canal' } satisfies Record<
    PortfolioGrouping,
    string
  >,
  groupHeads: { product: 'Versión', vintage: 'Mes', channel: 'Canal' } satisfies Record<PortfolioGrouping, string>,
  version: (version: string) => `v${version}`,
  direct: 'Directo',
  total: 'Total',
  loans: {
    title: (figure: string) => `Préstamos: ${figure}`,
    of: (group: string, date: PlainDate) =>
      group ? `${group}, al ${formatPlainDate(date)}` : `Al ${formatPlainDate(date)}`,
    back: 'Cartera',
    empty: 'Ningún préstamo cuenta en esta cifra.',
    start: 'Al principio',
    next: 'Siguientes',
    columns: {
      loan: 'Préstamo',
      client: 'Cliente',
      status: 'Estado hoy',
      arrived: 'Llegó el dinero',
      daysLate: 'Días de atraso',
      principal: 'Capital',
      amount: 'Cuenta en la cifra',
    },
  },
} as const;
