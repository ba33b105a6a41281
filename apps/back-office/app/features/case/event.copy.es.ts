import { isApplicationStatus, isLoanStatus } from '@lender/lending';
import { applicationStatusWords } from '../../vocabulary/application-status.copy.es.ts';
import { loanStatusWords } from '../../vocabulary/loan-status.copy.es.ts';
import { caseCopy } from './case.copy.es.ts';

/** What happened to a client, by the event's name. */
export const eventWords = {
  'client.registered': 'El cliente se registró',
  'client.status': 'El cliente cambió de estado',
  'client.password': 'Cambió la contraseña',
  'client.phone': 'Cambió el teléfono',
  'client.phone_verified': 'Confirmó su teléfono',
  'client.email': 'Cambió el correo',
  'client.details': 'Guardó sus datos personales',
  'client.employment': 'Guardó su empleo',
  'client.address': 'Guardó su domicilio',
  'client.reference': 'Guardó su referencia',
  'client.bank_account': 'Guardó su CLABE',
  'client.card': 'Guardó una tarjeta',
  'application.created': 'Pidió un préstamo',
  'application.status': 'La solicitud cambió de estado',
  'document.uploaded': 'Subió un documento',
  'document.removed': 'Quitó un documento',
  'document.finished': 'Terminó de subir sus fotos',
  'document.seen': 'Se vio un documento',
  'document.statement_finished': 'Terminó de subir su estado de cuenta',
  'agreement.signed': 'Firmó el contrato',
  'payout.returned': 'El banco devolvió el dinero',
  'loan.status': 'El préstamo cambió de estado',
  'payment.booked': 'Se registró un pago',
} as const;

export type EventName = keyof typeof eventWords;

const isEventName = (event: string): event is EventName => Object.hasOwn(eventWords, event);

/** The words of an event; one that is newer than this page stands for itself. */
export const eventLabel = (event: string): string => (isEventName(event) ? eventWords[event] : event);

/** What an event says about itself, in words where they are known. */
export function eventDetail(event: string, detail: string | null): string | undefined {
  if (detail === null) return undefined;
  const word = isEventName(event) ? detailWords[event] : undefined;
  return word?.(detail) ?? detail;
}

const photoName = (type: string): string | undefined =>
  Object.hasOwn(caseCopy.documents.names, type)
    ? caseCopy.documents.names[type as keyof typeof caseCopy.documents.names]
    : undefined;

/** `7 → 14` as both statuses' words. */
const statusMove =
  (label: (status: number) => string | undefined) =>
  (detail: string): string =>
    detail.replaceAll(/\d+/g, (number) => label(Number(number)) ?? number);

const applicationLabel = (status: number) =>
  isApplicationStatus(status) ? applicationStatusWords[status].label : undefined;
const loanLabel = (status: number) => (isLoanStatus(status) ? loanStatusWords[status].label : undefined);

const detailWords: Partial<Record<EventName, (detail: string) => string | undefined>> = {
  'application.status': statusMove(applicationLabel),
  'loan.status': statusMove(loanLabel),
  'document.uploaded': photoName,
  'document.removed': photoName,
  'document.seen': photoName,
  'client.phone': (lastFour) => `Termina en ${lastFour}`,
  'client.bank_account': (lastFour) => `Termina en ${lastFour}`,
  'client.card': (lastFour) => `Termina en ${lastFour}`,
  'payment.booked': (method) => (method === 'paynet' ? 'En tienda, Paynet' : undefined),
};

/** Who did something when it was nobody of the staff. */
export const actorWords: Readonly<Record<string, string>> = { client: 'el cliente', system: 'el sistema' };
