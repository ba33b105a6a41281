import type { HardshipCause } from '@lender/contract';
import type { WordsOf } from '@lender/web/forms';
import type { closeForm } from './task-forms.ts';
import type { TaskState } from './task-query.ts';

export const tasksCopy = {
  title: 'Pendientes',
  lead: (total: number, state: TaskState) =>
    ({
      open: total === 1 ? '1 asunto espera a alguien.' : `${total} asuntos esperan a alguien, primero el más antiguo.`,
      closed: total === 1 ? '1 asunto cerrado.' : `${total} asuntos cerrados, primero el último.`,
    })[state],
  tabs: 'Estado de los pendientes',
  states: { open: 'Abiertos', closed: 'Cerrados' } satisfies Record<TaskState, string>,
  empty: {
    open: 'No hay nada pendiente.',
    closed: 'Todavía no se ha cerrado nada.',
  } satisfies Record<TaskState, string>,
  filter: { kind: 'Tipo', all: 'Todos los tipos', submit: 'Filtrar' },
  hardship: {
    less_income: 'Gana menos o perdió su trabajo',
    health: 'Una enfermedad o un accidente',
    family: 'Un problema en su familia',
    other: 'Otra',
  } satisfies Record<HardshipCause, string>,
  seenOn: (seen: number, day: string) => `${seen} datos completos el ${day}`,
  columns: {
    task: 'Asunto',
    client: 'Cliente',
    amount: 'Monto',
    facts: 'Qué se sabe',
    moments: 'Cuándo',
    actions: 'Qué se puede hacer',
  },
  fact: (term: string, detail: string) => `${term}: ${detail}`,
  of: (title: string, client: string) => (client ? `${title}, ${client}` : title),
  facts: {
    brand: 'Dónde',
    orderNumber: 'Orden',
    collectBy: 'Se recoge hasta el',
    cause: 'Motivo',
    method: 'Por',
    reviewOn: 'Se revisa el',
    daysLate: 'Días de atraso',
    queue: 'Trabajo',
    system: 'Sistema',
    colleague: 'Quién',
    seen: 'Vio',
    openedAt: 'Desde',
    dueAt: 'Para el',
    closedAt: 'Cerrado',
    closedBy: 'Por',
    note: 'Nota',
  },
  webhook: { disabled: 'Ya no se le envía nada', failed: 'Hay avisos que agotaron sus intentos' },
  toDevelopers: 'Ver la dirección',
  waits: (words: string) => `Espera ${words}`,
  bySystem: 'El sistema, porque se arregló solo',
  toCase: 'Ver la solicitud',
  toLoan: 'Ver el préstamo',
  toDeposit: 'Buscar su préstamo',
  close: {
    open: 'Cerrar',
    title: (which: string) => `Cerrar este pendiente: ${which}`,
    note: 'Qué se hizo',
    noteHint: 'Queda guardado con tu nombre. El cliente no lo ve.',
    submit: 'Cerrar el pendiente',
    cancel: 'Volver sin cerrar',
    summary: 'Revisa la nota',
  },
  retry: 'Volver a ejecutar',
  retryProblems: {
    not_found: 'Este trabajo ya se volvió a ejecutar, o ya no existe.',
    other: 'El servidor no pudo volver a ejecutar el trabajo. Intenta de nuevo.',
  },
  refused: 'No se guardó',
  problems: {
    fields: { note: { invalid: 'Escribe qué se hizo, en 500 letras o menos.' } },
    form: {
      not_found: 'Este pendiente ya no existe.',
      task_closed: 'Alguien más, o el sistema, ya cerró este pendiente.',
      idempotency_key_in_flight: 'Lo anterior todavía se está guardando. Espera unos segundos y recarga.',
      idempotency_key_reused: 'Esta página ya se usó para otra nota. Recárgala antes de cerrar.',
      invalid: 'El servidor no aceptó la nota. Recarga la página e intenta de nuevo.',
    },
  } satisfies WordsOf<typeof closeForm>,
} as const;
