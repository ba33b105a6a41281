import type { WORK_KEYS } from './work-keys.ts';

export const workCopy = {
  title: 'Mi trabajo',
  goal: (words: string) => `Cada solicitud debería decidirse en ${words}.`,
  takeNext: 'Tomar la siguiente',
  noneFree: 'No queda ninguna solicitud libre. En cuanto llegue otra, la puedes tomar aquí.',
  keys: { takeNext: 'Tomar la siguiente solicitud' } satisfies Record<keyof typeof WORK_KEYS, string>,
  loads: {
    label: 'Cuánto espera',
    mine: 'Tengo yo',
    free: 'Sin tomar',
    cases: 'Por revisar',
    tasks: 'Pendientes',
    complaints: 'Quejas',
    approvals: 'Por aprobar',
    overdue: (count: number) => (count === 1 ? '1 vencida' : `${count} vencidas`),
    overdueTasks: (count: number) => (count === 1 ? '1 vencido' : `${count} vencidos`),
    onTime: 'a tiempo',
    nothing: 'nada espera',
  },
  held: {
    title: 'Solicitudes que tengo',
    empty: 'No tienes ninguna solicitud. Toma la siguiente y aparece aquí.',
    all: 'Ver todas en la cola',
  },
  waiting: { title: 'Espera tu aprobación', empty: 'Nadie espera tu aprobación.', all: 'Ver todas las aprobaciones' },
  asked: { title: 'Lo que pediste', empty: 'No has pedido nada que otra persona tenga que aprobar.' },
  columns: {
    what: 'Qué',
    client: 'Cliente',
    askedBy: 'Lo pide',
    waits: 'Espera',
    status: 'Cómo va',
    answered: 'Respuesta',
  },
  answer: (name: string, moment: string) => `${name}, ${moment}`,
  noted: (answer: string, note: string) => `${answer}: ${note}`,
} as const;
