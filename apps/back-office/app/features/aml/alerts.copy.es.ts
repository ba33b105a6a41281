import type { AmlKind, AmlRule, AmlState } from '@lender/lending';
import type { WordsOf } from '@lender/web/forms';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import type { closeForm, thresholdsForm } from './alert-forms.ts';

const again = {
  idempotency_key_in_flight: 'Lo anterior todavía se está guardando. Espera unos segundos y recarga.',
  idempotency_key_reused: 'Esta página ya se usó para otra cosa. Recárgala antes de seguir.',
  invalid: 'El servidor no lo aceptó. Recarga la página e intenta de nuevo.',
} as const;
const closed = 'Alguien más ya la cerró. Recarga la página.';
const gone = 'Esa alerta no existe.';

export const alertsCopy = {
  title: 'Alertas de prevención de lavado',
  lead: 'Lo que una persona debe revisar, primero lo más viejo.',
  help: {
    title: 'Qué es conocimiento general y qué está verificado',
    text: 'Las alertas salen de reglas sobre pagos, cuentas, dispositivos y decisiones del personal, con umbrales de la casa. Qué operación es relevante, inusual o interna preocupante para la ley, desde qué monto y en qué plazo se reporta es conocimiento general y no ley verificada: confírmalo con el oficial de cumplimiento. Nadie ve una alerta sobre sí mismo.',
  },
  tabs: 'Estado de las alertas',
  open: 'Por revisar',
  closed: 'Cerradas',
  filter: { kind: 'Tipo', all: 'Todos', submit: 'Filtrar' },
  kinds: {
    relevant: 'Relevante',
    unusual: 'Inusual',
    internal: 'Interna',
  } satisfies Record<AmlKind, string>,
  rules: {
    cash_payment: 'Pago en efectivo alto',
    split_payments: 'Pagos en efectivo fraccionados',
    third_party_payoff: 'Un tercero liquidó antes de tiempo',
    shared_account: 'Varios clientes pagan desde una cuenta',
    shared_device: 'Varios clientes en un dispositivo',
    same_operator: 'Registró un pago y lo devolvió',
    own_account: 'Decidió sobre su propia cuenta',
  } satisfies Record<AmlRule, string>,
  states: {
    new: { label: 'Nueva', tone: 'warn' },
    in_review: { label: 'En revisión', tone: 'info' },
    dismissed: { label: 'Descartada', tone: 'neutral' },
    reported: { label: 'Reportada', tone: 'ok' },
  } satisfies Record<AmlState, StatusWord>,
  empty: 'No hay alertas aquí. El sistema busca cada diez minutos.',
  columns: {
    rule: 'Qué pasó',
    kind: 'Tipo',
    raisedAt: 'Desde',
    clients: 'Clientes',
    payments: 'Pagos',
    amount: 'Suman',
    holder: 'Quién la revisa',
    state: 'Estado',
  },
  nobody: 'Nadie',
  andOthers: (names: string, others: number) => `${names} y ${others === 1 ? 'otro más' : `${others} más`}`,
  start: 'Ir al principio',
  next: 'Ver las siguientes',
  cancel: 'Volver sin hacer nada',
  refused: 'No se guardó',
  one: {
    back: 'Alertas',
    facts: 'Datos',
    staff: 'Sobre quién del personal',
    thresholds: 'Umbrales',
    version: (version: number) => `Versión ${version}`,
    outcome: 'La cerró',
    note: 'Motivo',
    folio: 'Folio del reporte',
    closedBy: (at: string, by: string) => `${at}, ${by}`,
    paymentRows: {
      title: 'Pagos de la alerta',
      columns: {
        paidOn: 'Pagado',
        client: 'Cliente',
        loan: 'Préstamo',
        method: 'Cómo',
        amount: 'Monto',
        note: 'Nota',
      },
      empty: 'Esta alerta no es de pagos.',
    },
    reversed: (day: string) => `Revertido el ${day}`,
    toLoan: 'Ver el préstamo',
    review: 'Revisarla yo',
    reviewed: 'La alerta es tuya. Revisa al cliente y sus pagos, y ciérrala con el motivo.',
    done: 'La alerta quedó cerrada.',
    gone,
  },
  closing: {
    title: 'Cerrar la alerta',
    lead: 'No se puede volver a abrir. Queda en la bitácora con tu nombre.',
    outcome: 'Qué se decide',
    outcomes: { dismissed: 'Descartarla', reported: 'Ya se reportó' },
    choose: 'Elige una',
    folio: 'Folio del reporte',
    folioHint: 'Solo si se reportó.',
    note: 'Motivo',
    submit: 'Cerrar la alerta',
    problems: {
      fields: {
        outcome: { invalid: 'Elige qué se decide.' },
        folio: { invalid: 'Escribe el folio si se reportó, y nada si se descarta.' },
        note: { invalid: 'Escribe el motivo, en 500 letras o menos.' },
      },
      form: {
        ...again,
        invalid_input: 'Escribe el folio si se reportó, y nada si se descarta.',
        not_found: gone,
        alert_closed: closed,
      },
    } satisfies WordsOf<typeof closeForm>,
  },
  thresholds: {
    link: 'Umbrales',
    title: 'Umbrales de las alertas',
    lead: (version: number, by: string) =>
      `Versión ${version}${by}. Cambian cuando otra persona los aprueba; las alertas de antes se quedan.`,
    by: (maker: string, checker: string, since: string) => `, de ${maker} y ${checker} desde el ${since}`,
    fields: {
      cash: 'Pago en efectivo desde',
      splitPayments: 'Pagos fraccionados',
      splitDays: 'En cuántos días',
      split: 'Que sumen',
      payoffPercent: 'Liquidado por un tercero, %',
      sharedClients: 'Clientes por cuenta o dispositivo',
      note: 'Por qué cambian',
    },
    submit: 'Pedir el cambio',
    asked: 'Pediste otros umbrales: espera que otra persona los apruebe.',
    problems: {
      fields: {
        cash: { invalid: 'Escribe un monto mayor que cero.' },
        splitPayments: { invalid: 'Escribe de 2 a 50.' },
        splitDays: { invalid: 'Escribe de 1 a 31.' },
        split: { invalid: 'Escribe un monto mayor que cero.' },
        payoffPercent: { invalid: 'Escribe de 1 a 100.' },
        sharedClients: { invalid: 'Escribe de 2 a 100.' },
        note: { invalid: 'Escribe por qué, en 500 letras o menos.' },
      },
      form: { ...again, approval_pending: 'Ya hay un cambio de umbrales que espera aprobación.' },
    } satisfies WordsOf<typeof thresholdsForm>,
  },
} as const;
