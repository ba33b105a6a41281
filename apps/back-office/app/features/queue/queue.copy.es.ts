import type { Queue } from './queue-query.ts';

export const queueCopy = {
  title: 'Colas de solicitudes',
  tabs: 'Colas',
  queues: {
    manual: 'Por revisar',
    open: 'En curso',
    all: 'Todas',
  } satisfies Record<Queue, string>,
  empty: {
    manual: 'No hay solicitudes por revisar.',
    open: 'No hay solicitudes en curso.',
    all: 'Todavía no hay solicitudes.',
  } satisfies Record<Queue, string>,
  columns: {
    client: 'Cliente',
    reference: 'Referencia',
    phone: 'Celular',
    amount: 'Monto',
    status: 'Estado',
    reasons: 'Motivos',
    waiting: 'Espera',
  },
  unnamed: 'Sin nombre todavía',
  count: (total: number) => (total === 1 ? '1 solicitud' : `${total} solicitudes`),
  order: {
    manual: 'primero la que más espera',
    open: 'primero la que más espera',
    all: 'primero la que cambió al último',
  } satisfies Record<Queue, string>,
  keys: 'Teclas: j baja, k sube, Enter abre.',
} as const;
