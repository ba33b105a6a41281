import type { CollectionStanding, listCollection, Reply } from '@lender/contract';
import type { CallOutcome, CollectionBucket, ContactChannel, ContactParty, WordingFault } from '@lender/lending';
import { promiseStateWords } from '../../vocabulary/status/promise-state.copy.es.ts';

type Refusal = NonNullable<Reply<typeof listCollection>['rows'][number]['mayCall']['refusal']>;

export const collectionsCopy = {
  title: 'Cobranza',
  lead: 'Préstamos atrasados, primero los que llevan más tiempo. Solo se contacta al cliente, de 7:00 a 22:00 de su hora.',
  toAgencies: 'Despachos',
  tabs: 'Días de atraso',
  all: (loans: number) => `Todos (${loans})`,
  bucket: (bucket: CollectionBucket, loans: number) => `${bucket === '91+' ? '91 o más' : bucket} (${loans})`,
  standing: { label: 'Solo', all: 'Todo lo atrasado', submit: 'Filtrar' },
  standings: {
    promise_due: 'Promesas para hoy',
    promise_broken: 'Promesas incumplidas',
    stopped: 'Pidieron no ser contactados',
    agency: 'Con un despacho',
  } satisfies Record<CollectionStanding, string>,
  empty: 'No hay préstamos atrasados aquí. Prueba otros días de atraso o quita el filtro.',
  columns: {
    daysLate: 'Días',
    client: 'Cliente',
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
  promised: (amount: string, day: string) => `${amount} el ${day}`,
  faults: {
    threat: 'amenaza',
    authority: 'habla como autoridad',
    third_party: 'menciona a otras personas',
    insult: 'ofende',
    other_account: 'pide pagar en otra cuenta',
  } satisfies Record<WordingFault, string>,
} as const;
