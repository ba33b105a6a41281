import type { DebitStatus, MandateDebits } from '@lender/contract';
import type { MandateStatus } from '@lender/lending';
import type { WordsOf } from '@lender/web/forms';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import type { MANDATE_FORMS } from './mandate-forms.ts';
import type { MandateIntent } from './mandate-intent.ts';

const note = { required: 'Escribe por qué.', invalid: 'Escribe por qué, en 500 letras o menos y en un renglón.' };
const form = {
  not_found: 'Esa domiciliación ya no existe.',
  illegal_transition: 'Ya no se puede: el cargo se envió al banco, o la domiciliación cambió. Recarga la página.',
  idempotency_key_in_flight: 'Lo anterior todavía se está guardando. Espera unos segundos y recarga.',
  idempotency_key_reused: 'Esta página ya se usó para otra cosa. Recárgala antes de seguir.',
  invalid: 'El servidor no lo aceptó. Recarga la página e intenta de nuevo.',
};
const change = { fields: { note }, form } satisfies WordsOf<typeof MANDATE_FORMS.pause>;

/**
 * Causes by the banks' codes, as Belvo lists them, and our own words. An unknown cause is shown as it came.
 * https://developers.belvo.com/products/payments_mexico/direct-debit-bank-errors
 */
const causes: Readonly<Record<string, string>> = {
  '01': 'La cuenta no existe (01)',
  '02': 'La cuenta está bloqueada (02)',
  '03': 'La cuenta está cancelada (03)',
  '04': 'No había fondos (04)',
  '05': 'La cuenta es de otra moneda (05)',
  '06': 'La cuenta no es de ese banco (06)',
  '07': 'El banco ya tenía ese cargo (07)',
  '08': 'El cliente pidió a su banco no pagar, o se dio de baja (08)',
  '09': 'Es más de lo que el cliente autorizó en su banco (09)',
  '10': 'El cliente canceló el servicio (10)',
  '11': 'El cliente no lo tiene autorizado en su banco (11)',
  mandate_over: 'La domiciliación terminó',
  mandate_paused: 'La domiciliación está o estuvo en pausa',
  not_due: 'Ya no se debía',
  collection_held: 'La cobranza estaba detenida',
  cancelled: 'El proveedor lo canceló',
  other: 'El banco no dijo por qué',
  client: 'La canceló el cliente',
  staff: 'La canceló el equipo',
  objected: 'El cliente objetó un cargo',
  account_failed: 'El banco rechazó la cuenta',
  account_ended: 'El banco dio de baja la cuenta',
};

/** Texts of the page of direct debit mandates. */
export const mandatesCopy = {
  title: 'Domiciliación',
  lead: 'Quién permitió cobrar de su cuenta, qué cargo sigue y qué pasó con el último. A cada cliente se le avisa al menos un día antes.',
  caption: 'Domiciliaciones',
  empty: 'No hay domiciliaciones aquí. Aparecen cuando un cliente permite cobrar de su cuenta.',
  tabs: 'Estado',
  all: 'Todas',
  statusTabs: {
    requested: 'Por confirmar',
    active: 'Activas',
    paused: 'En pausa',
    cancelled: 'Canceladas',
    failed: 'Rechazadas',
  } satisfies Record<MandateStatus, string>,
  statusTones: {
    requested: 'info',
    active: 'ok',
    paused: 'warn',
    cancelled: 'neutral',
    failed: 'danger',
  } satisfies Record<MandateStatus, StatusWord['tone']>,
  debitsLabel: 'Cargos',
  anyDebits: 'Con cualquier cargo',
  debits: { coming: 'Con un cargo por venir', failed: 'Último cargo fallido' } satisfies Record<MandateDebits, string>,
  columns: {
    since: 'Desde',
    client: 'Cliente',
    account: 'Cuenta',
    status: 'Estado',
    limits: 'Permite',
    next: 'Cargo que sigue',
    last: 'Último cargo',
    actions: 'Qué se puede hacer',
  },
  account: (bank: string, lastFour: string) => `${bank} ••${lastFour}`,
  upTo: (amount: string) => `Hasta ${amount} por cargo`,
  until: (day: string) => `y hasta el ${day}`,
  debitOf: (amount: string, day: string) => `${amount} el ${day}`,
  debitStatuses: {
    announced: { label: 'Anunciado', tone: 'info' },
    sending: { label: 'Enviándose', tone: 'warn' },
    waiting: { label: 'En el banco', tone: 'warn' },
    debited: { label: 'Cobrado', tone: 'ok' },
    objected: { label: 'Objetado', tone: 'danger' },
    no_funds: { label: 'Sin fondos', tone: 'danger' },
    refused: { label: 'Rechazado', tone: 'danger' },
    called_off: { label: 'No se hizo', tone: 'neutral' },
  } satisfies Record<DebitStatus, StatusWord>,
  causes,
  objectable: (day: string) => `Se puede objetar hasta el ${day}*`,
  objectableNote:
    '* 60 días desde el fin del mes del cargo. Es conocimiento general, no una revisión legal: confírmalo antes de usarlo con un cliente.',
  toLoan: (reference: string) => `Ver el préstamo ${reference}`,
  toClient: 'Ver al cliente',
  actions: {
    reschedule: 'Mover el cargo',
    pause: 'Pausar',
    resume: 'Reanudar',
    end: 'Cancelar',
  } satisfies Record<MandateIntent, string>,
  titleOf: (intent: string, client: string, account: string) => `${intent}: ${client}, ${account}`,
  effects: {
    reschedule: (debit: string, from: string, to: string) =>
      `El cargo de ${debit} pasa a otro día, del ${from} al ${to}, y se le avisa otra vez al cliente. El adeudo sigue venciendo en su fecha: lo que se cobre por atraso no cambia.`,
    pause: {
      announced: (debit: string) =>
        `El cargo anunciado de ${debit} ya no se hace. Al reanudar se anuncia otra vez con un día de anticipación, y cuenta como segundo intento de esa fecha. El cliente ve que está en pausa y paga de otra forma.`,
      sent: (debit: string) =>
        `El cargo de ${debit} ya está en el banco y sigue su curso. No se anuncia ningún otro mientras esté en pausa.`,
      none: 'No se anuncia ni se hace ningún cargo mientras esté en pausa. El cliente lo ve y paga de otra forma.',
    },
    resume: 'Los cargos se anuncian y se hacen otra vez, con un día de anticipación.',
    end: {
      announced: (debit: string) =>
        `El cargo anunciado de ${debit} ya no se hace y la autorización termina. No se puede deshacer: el cliente tendría que autorizar otra vez.`,
      sent: (debit: string) =>
        `La autorización termina. El cargo de ${debit} ya está en el banco: se pide detenerlo, pero puede hacerse. No se puede deshacer.`,
      none: 'La autorización termina. No se puede deshacer: el cliente tendría que autorizar otra vez.',
    },
  },
  fields: { chargeOn: 'Nuevo día', note: 'Por qué' },
  noteHint: 'Queda guardado con tu nombre. El cliente no lo ve.',
  submit: {
    reschedule: 'Mover el cargo',
    pause: 'Pausar la domiciliación',
    resume: 'Reanudar la domiciliación',
    end: 'Cancelar la domiciliación',
  } satisfies Record<MandateIntent, string>,
  back: 'Volver',
  refused: 'No se puede hacer',
  done: {
    reschedule: 'El cargo se movió y se le avisó al cliente.',
    pause: 'La domiciliación está en pausa.',
    resume: 'La domiciliación está activa otra vez.',
    end: 'La domiciliación se canceló.',
  } satisfies Record<MandateIntent, string>,
  problems: {
    reschedule: {
      fields: {
        note,
        chargeOn: {
          required: 'Elige el nuevo día.',
          invalid_input: 'Ese día no se puede. Elige uno de los que se indican arriba.',
          invalid: 'Elige un día del calendario.',
        },
      },
      form: { ...form, invalid_input: 'Ese día no se puede. Elige uno de los que se indican arriba.' },
    } satisfies WordsOf<typeof MANDATE_FORMS.reschedule>,
    change,
  },
  pages: { start: 'Las más nuevas', next: 'Siguientes' },
} as const;
