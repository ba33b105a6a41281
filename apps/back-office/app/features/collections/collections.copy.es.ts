import type { CollectionSort, CollectionStanding, listCollection, Reply } from '@lender/contract';
import type {
  CallOutcome,
  CallReason,
  CollectionBucket,
  ContactChannel,
  ContactParty,
  WordingFault,
} from '@lender/lending';
import { promiseStateWords } from '../../vocabulary/status/promise-state.copy.es.ts';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import type { AmountBand } from './amount-bands.data.ts';

type Refusal = NonNullable<Reply<typeof listCollection>['rows'][number]['mayCall']['refusal']>;

export const collectionsCopy = {
  title: 'Cobranza',
  lead: 'Préstamos atrasados. Solo se contacta al cliente, de 7:00 a 22:00 de su hora.',
  nextCall: 'Llamar al siguiente',
  noCall:
    'Por ahora no hay a quién llamar aquí: ya se les buscó hoy, prometieron para otro día o no son horas donde viven.',
  toAgencies: 'Despachos',
  tabs: 'Días de atraso',
  all: (loans: number) => `Todos (${loans})`,
  bucket: (bucket: CollectionBucket, loans: number) => `${bucket === '91+' ? '91 o más' : bucket} (${loans})`,
  standing: { label: 'Solo', all: 'Todo lo atrasado' },
  standings: {
    promise_due: 'Promesa para hoy',
    promise_broken: 'Promesa incumplida',
    stopped: 'Pidieron no ser contactados',
    agency: 'Con un despacho',
  } satisfies Record<CollectionStanding, string>,
  amounts: {
    label: 'Monto prestado',
    all: 'Cualquier monto',
    bands: {
      '1-2000': 'Hasta $2,000',
      '2001-5000': 'De $2,000 a $5,000',
      '5001-': 'Más de $5,000',
    } satisfies Record<AmountBand, string>,
  },
  sorts: {
    label: 'Orden',
    words: {
      priority: 'A quién llamar primero',
      days: 'Más días de atraso',
      amount: 'Mayor monto',
      promise: 'Promesa más próxima',
    } satisfies Record<CollectionSort, string>,
  },
  empty: 'No hay préstamos atrasados aquí. Prueba otros días de atraso o quita el filtro.',
  columns: {
    daysLate: 'Días',
    client: 'Cliente',
    principal: 'Prestado',
    overdue: 'Vencido',
    owed: 'Para liquidar',
    mayCall: 'Llamar',
    lastContact: 'Último contacto',
    promise: 'Promesa',
    agency: 'Despacho',
  },
  today: (count: number) => (count === 1 ? '1 intento hoy' : `${count} intentos hoy`),
  never: 'Ninguno',
  start: 'Ir al principio',
  next: 'Ver los siguientes',
  mayCall: {
    now: 'Se puede ahora',
    from: (moment: string) => `Desde ${moment}`,
    refusals: {
      contact_stopped: 'Pidió no ser contactado',
      contact_outside_hours: 'Fuera de horario',
      contact_too_often: 'Ya se intentó bastante hoy',
      agency_unregistered: 'Despacho sin REDECO',
    } satisfies Record<Refusal, string>,
  },
  channels: {
    call: 'Llamada',
    incoming_call: 'El cliente llamó',
    sms: 'Mensaje',
  } satisfies Record<ContactChannel, string>,
  parties: {
    borrower: 'El cliente',
    reference: 'Una referencia',
    third_party: 'Otra persona',
  } satisfies Record<ContactParty, string>,
  outcomes: {
    spoke: 'Hablamos',
    no_answer: 'No contestó',
    wrong_number: 'Número equivocado',
    will_pay: 'Va a pagar',
    cannot_pay: 'No puede pagar ahora',
    disputes: 'No reconoce la deuda',
    asks_to_stop: 'Pide que no lo contacten',
  } satisfies Record<CallOutcome, string>,
  promiseStates: promiseStateWords,
  reasons: {
    promise_due: { label: 'Prometió pagar hoy', tone: 'warn' },
    promise_broken: { label: 'No cumplió su promesa', tone: 'danger' },
    late: { label: 'Está atrasado', tone: 'info' },
    promise_later: { label: 'Prometió para otro día', tone: 'ok' },
  } satisfies Record<CallReason, StatusWord>,
  promised: (amount: string, day: string) => `${amount} el ${day}`,
  faults: {
    threat: 'amenaza',
    authority: 'habla como autoridad',
    third_party: 'menciona a otras personas',
    insult: 'ofende',
    other_account: 'pide pagar en otra cuenta',
  } satisfies Record<WordingFault, string>,
} as const;
