import type { listPayouts, PayoutState, Reply } from '@lender/contract';
import type { WordsOf } from '@lender/web/forms';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import type { PAYOUT_FORMS } from './payout-forms.ts';
import type { PayoutIntent } from './payout-intent.ts';

type Forms = typeof PAYOUT_FORMS;

export const payoutsCopy = {
  title: 'Dispersión',
  lead: 'Lo que sale hacia los clientes, primero lo último.',
  tabs: 'Estado de las dispersiones',
  all: 'Todos',
  states: {
    queued: { label: 'Por salir', tone: 'neutral' },
    sent: { label: 'En camino', tone: 'info' },
    settled: { label: 'Entregado', tone: 'ok' },
    returned: { label: 'Devuelto', tone: 'warn' },
    refused: { label: 'No aceptado', tone: 'danger' },
    cancelled: { label: 'Cancelado', tone: 'neutral' },
  } satisfies Record<PayoutState, StatusWord>,
  stateTabs: {
    queued: 'Por salir',
    sent: 'En camino',
    settled: 'Entregados',
    returned: 'Devueltos',
    refused: 'No aceptados',
    cancelled: 'Cancelados',
  } satisfies Record<PayoutState, string>,
  purposes: {
    loan: 'Préstamo',
    refund: 'Devolución',
    account_proof: 'Comprobar una cuenta',
  } satisfies Record<Reply<typeof listPayouts>[number]['purpose'], string>,
  empty: 'No hay dispersiones aquí.',
  columns: {
    since: 'Desde',
    client: 'Cliente',
    purpose: 'Para qué',
    amount: 'Monto',
    to: 'A dónde',
    state: 'Estado',
    attempts: 'Intentos',
    key: 'Clave de rastreo o folio',
    actions: 'Qué se puede hacer',
  },
  account: (bank: string, lastFour: string) => `${bank}, ••••\u00a0${lastFour}`,
  cash: (brand: string, order: string, collectBy: string) => `${brand}, orden ${order}, hasta el ${collectBy}`,
  loan: 'Ver el préstamo',
  caseLink: 'Ver la solicitud',
  start: 'Ir al principio',
  next: 'Ver los anteriores',
  actions: {
    retry: 'Enviar de nuevo',
    cancel: 'Cancelar',
    handOver: 'Registrar la entrega',
  } satisfies Record<PayoutIntent, string>,
  effects: {
    retry:
      'El dinero sale otra vez, a la cuenta que el cliente tiene hoy. Si la cambió en las últimas 24 horas, lo aprueba otra persona. Si quedan muy pocos días, el cliente firma otra vez.',
    cancel: 'La solicitud termina y no se manda nada. Lo aprueba otra persona. Hasta entonces no cambia nada.',
    handOver:
      'Los intereses corren desde el día en que el cliente recibió el efectivo. Lo aprueba otra persona. Hasta entonces no cambia nada.',
  } satisfies Record<PayoutIntent, string>,
  of: (intent: string, amount: string, to: string, client: string) =>
    client ? `${intent}: ${amount} a ${to}, de ${client}` : `${intent}: ${amount} a ${to}`,
  purposeOf: (purpose: string, loan: string) => (loan ? `${purpose} ${loan}` : purpose),
  fields: { note: 'Por qué', folio: 'Folio del recibo', day: 'Día en que lo recibió', time: 'Hora' },
  hints: { note: 'Queda guardado con tu nombre. El cliente no lo lee.', time: 'De la Ciudad de México, como 14:30.' },
  submit: {
    retry: 'Enviar de nuevo',
    cancel: 'Pedir aprobación',
    handOver: 'Pedir aprobación',
  } satisfies Record<PayoutIntent, string>,
  back: 'Volver sin hacer nada',
  done: 'Quedó hecho.',
  asked: 'Lo pediste: espera que otra persona lo apruebe.',
  toApprovals: 'Ver las aprobaciones',
  refused: 'No se puede hacer',
  problems: {
    fields: {
      note: { invalid: 'Escribe por qué, en 500 letras o menos.' },
      folio: {
        invalid: 'Escribe el folio del recibo, en 40 letras o menos.',
        folio_taken: 'Ese folio ya está registrado.',
      },
      day: { invalid: 'Escribe el día y la hora en que lo recibió: después de ordenarlo y no en el futuro.' },
      time: { invalid: 'Escribe la hora como 14:30.' },
    },
    form: {
      not_found: 'Esta dispersión ya no existe.',
      payout_moved: 'El dinero ya se movió: recarga la página y mira en qué va.',
      client_cannot_apply: 'El cliente ya no puede recibir un préstamo.',
      consent_missing: 'El cliente retiró un permiso que hace falta.',
      folio_taken: 'Ese folio ya está registrado.',
      approval_pending: 'Ya hay una petición igual que espera aprobación.',
      invalid_input: 'Falta un dato o no es válido.',
      idempotency_key_in_flight: 'Lo anterior todavía se está guardando. Espera unos segundos y recarga.',
      idempotency_key_reused: 'Esta página ya se usó para otra cosa. Recárgala antes de seguir.',
      invalid: 'El servidor no lo aceptó. Recarga la página e intenta de nuevo.',
    },
  } satisfies WordsOf<Forms['retry']> & WordsOf<Forms['cancel']> & WordsOf<Forms['handOver']>,
} as const;
