import { formatPlainDate, type PlainDate } from '@lender/calculator';
import type { FunnelStage } from '@lender/contract';
import type { LoanStanding } from '@lender/lending';
import type { ReportName } from './report-query.ts';

const MONTHS = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');

export const reportsCopy = {
  title: 'Reportes',
  tabs: 'Reportes',
  export: 'Exportar',
  names: {
    funnel: 'Embudo',
    rules: 'Aprobación por regla',
    vintages: 'Cosechas',
    rolls: 'Movimiento de la mora',
    cash: 'Efectivo',
  } satisfies Record<ReportName, string>,
  leads: {
    funnel: 'Las solicitudes que empezaron en estas fechas: hasta dónde llegaron y en qué estado están hoy.',
    rules: 'Lo que decidió el motor en estas fechas, en total y por cada regla que se disparó.',
    vintages: 'Los préstamos por el mes en que llegó su dinero: qué parte seguía atrasada a cada edad.',
    rolls: 'Los préstamos que se debían el primer día, según su atraso, y cómo estaban el último.',
    cash: 'El dinero en el banco, en la oficina y con cada proveedor, como está en el libro.',
  } satisfies Record<ReportName, string>,
  filter: {
    label: 'Elegir las fechas',
    from: 'Desde',
    to: 'Hasta',
    late: 'Atraso de más de',
    days: (days: string) => (days === '1' ? '1 día' : `${days} días`),
    submit: 'Ver',
    refused: 'Esas fechas no forman un periodo',
    help: 'La primera va antes que la última, y entre las dos caben hasta 400 días. Estás viendo el periodo de siempre.',
  },
  period: (from: PlainDate, to: PlainDate) => `Del ${formatPlainDate(from)} al ${formatPlainDate(to)}.`,
  empty: 'No hay nada en estas fechas. Prueba con otras.',
  columns: {
    stage: 'Etapa',
    status: 'Estado',
    applications: 'Solicitudes',
    ofAll: 'Del total',
    ofBefore: 'De la anterior',
    asked: 'Pedido',
    offered: 'Ofrecido',
    rule: 'Regla',
    decisions: 'Decisiones',
    month: 'Mes',
    loans: 'Préstamos',
    lent: 'Prestado',
    standing: 'Estaba en',
    principal: 'Capital',
    account: 'Cuenta',
    opening: 'Al inicio',
    in: 'Entró',
    out: 'Salió',
    closing: 'Al final',
    date: 'Fecha',
  },
  funnel: {
    table: 'Por etapa',
    statuses: 'En qué estado están hoy',
    nobody: 'Nadie empezó una solicitud en estas fechas.',
    sentence: (all: number, paid: number, share: string) =>
      `De ${all === 1 ? '1 solicitud' : `${all} solicitudes`}, ${paid} ${paid === 1 ? 'llegó' : 'llegaron'} a recibir el dinero: ${share}.`,
    stages: {
      applied: 'Empezó la solicitud',
      employment: 'Dijo su empleo',
      address: 'Dijo su domicilio',
      account: 'Dio su cuenta',
      documents: 'Subió documentos',
      decided: 'Se decidió',
      approved: 'Se aprobó',
      signed: 'Firmó',
      paid_out: 'Recibió el dinero',
    } satisfies Record<FunnelStage, string>,
  },
  rules: {
    table: 'Por regla',
    all: 'Todas las decisiones',
    nobody: 'El motor no decidió nada en estas fechas.',
    sentence: (all: number, share: string) =>
      `De ${all === 1 ? '1 decisión' : `${all} decisiones`} del motor, ${share} ${all === 1 ? 'fue aprobación' : 'fueron aprobaciones'}.`,
    note: (decisions: number, share: string) => `${decisions} · ${share}`,
    endings: { approved: 'Aprobó', waiting: 'Pidió algo más', rejected: 'Rechazó' },
  },
  vintages: {
    table: (days: number) => `Capital con más de ${days === 1 ? '1 día' : `${days} días`} de atraso, por edad`,
    nobody: 'En estas fechas no llegó el dinero de ningún préstamo.',
    young: 'Los préstamos de estas fechas son muy nuevos: todavía no hay edad que comparar.',
    sentence: (days: number, month: string, share: string) =>
      `El mes con más capital atrasado más de ${days === 1 ? '1 día' : `${days} días`} es ${month}: ${share} de lo prestado.`,
    month: (month: PlainDate) => `${MONTHS[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`,
    age: (days: number) => `${days} d`,
  },
  rolls: {
    table: 'De dónde a dónde fue el capital',
    nobody: (day: string) => `El ${day} nadie debía nada.`,
    sentence: (from: string, to: string, share: string) =>
      `Entre el ${from} y el ${to} empeoró ${share} del capital que se debía.`,
    note: (loans: number) => (loans === 1 ? '1 préstamo' : `${loans} préstamos`),
    ways: {
      closed: 'Se pagó',
      better: 'Mejoró',
      same: 'Siguió igual',
      worse: 'Empeoró',
      lost: 'Se castigó o vendió',
    },
    standings: {
      current: 'Al corriente',
      '1-3': '1–3 días',
      '4-7': '4–7 días',
      '8-15': '8–15 días',
      '16-30': '16–30 días',
      '31-60': '31–60 días',
      '61-90': '61–90 días',
      '91+': 'Más de 90',
      closed: 'Pagado',
      lost: 'Perdido',
    } satisfies Record<LoanStanding, string>,
  },
  cash: {
    accounts: 'Por cuenta',
    days: 'Por día',
    total: 'Total',
    bank: 'Banco',
    held: 'Saldo',
    sentence: (came: string, went: string, held: string) =>
      `Entraron ${came}, salieron ${went} y quedaron ${held}. Lo que pasa de una cuenta a otra está en las dos columnas.`,
  },
} as const;
