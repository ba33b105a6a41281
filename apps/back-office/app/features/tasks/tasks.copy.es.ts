import type { StaffTaskKind } from '@lender/contract';
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
  kinds: {
    payout_refused: 'No se aceptó un envío de dinero',
    payout_returned: 'El banco devolvió el dinero',
    payout_stuck: 'Un envío de dinero no avanza',
    payout_returned_after_settlement: 'El banco devolvió dinero que ya había llegado',
    receipt_unmatched: 'Llegó dinero y no sabemos de quién es',
    refund_due: 'Hay que devolver un pago de más',
    reversal_received: 'Un pago se deshizo',
    chargeback: 'El cliente objetó un cargo',
    hold_review: 'Toca revisar un préstamo en pausa',
    write_off_proposed: 'Se propone castigar un préstamo',
    job_failed: 'Un trabajo del servidor no pudo terminar',
  } satisfies Record<StaffTaskKind, string>,
  facts: {
    client: 'Cliente',
    amount: 'Monto',
    cause: 'Motivo',
    reviewOn: 'Se revisa el',
    daysLate: 'Días de atraso',
    queue: 'Trabajo',
    openedAt: 'Desde',
    dueAt: 'Para el',
    closedAt: 'Cerrado',
    closedBy: 'Por',
    note: 'Nota',
  },
  waits: (words: string) => `Espera ${words}`,
  bySystem: 'El sistema, porque se arregló solo',
  toCase: 'Ver la solicitud',
  toLoan: 'Ver el préstamo',
  close: {
    open: 'Cerrar',
    title: 'Cerrar este pendiente',
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
