import type { ApprovalKind, ConsentKind, HistoryEventName, HistoryFacts } from '@lender/contract';
import { approvalKindWords } from '../../vocabulary/approval-kind.copy.es.ts';
import { commandWords } from '../../vocabulary/loan-command.copy.es.ts';
import { loanEventWords } from '../../vocabulary/loan-event.copy.es.ts';
import { paymentMethodWords } from '../../vocabulary/payment-method.copy.es.ts';
import { formatPesos } from '../../vocabulary/pesos.ts';
import { applicationStatusWords } from '../../vocabulary/status/application-status.copy.es.ts';
import { clientStatusWords } from '../../vocabulary/status/client-status.copy.es.ts';
import { loanStatusWords } from '../../vocabulary/status/loan-status.copy.es.ts';
import { mandateStatusWords } from '../../vocabulary/status/mandate-status.copy.es.ts';
import { caseCopy } from './case.copy.es.ts';

const consentNames = {
  tracking: 'análisis de uso',
  marketing: 'publicidad',
  location: 'ubicación',
  biometrics: 'comparación de su rostro',
  credit_bureau: 'consulta al buró de crédito',
} satisfies Record<ConsentKind, string>;

const identityWords = {
  created: 'La verificación está por empezar',
  started: 'La empezó',
  submitted: 'Mandó lo que se le pidió',
  approved: 'Es la persona de la identificación',
  declined: 'Veriff la rechazó',
  resubmission_requested: 'Tiene que repetirla',
  expired: 'Se venció sin terminar',
  abandoned: 'La dejó a medias',
  review: 'Veriff la deja a una persona',
} satisfies Record<HistoryFacts<'identity.checked'>['status'], string>;

const documentNames = caseCopy.documents.names;
const approvalKind = ({ kind }: { readonly kind: ApprovalKind }): string => approvalKindWords[kind];
const endsIn = ({ lastFour }: { readonly lastFour: string }): string => `Termina en ${lastFour}`;

interface EventWords<Name extends HistoryEventName> {
  readonly title: string;
  /** Returns what the facts add, in words. */
  readonly detail?: (facts: HistoryFacts<Name>) => string | undefined;
}

/** Words of every event: an event that the contract gains does not compile until it has words. */
const eventWords: { readonly [Name in HistoryEventName]: EventWords<Name> } = {
  'client.registered': { title: 'El cliente se registró' },
  'client.status': {
    title: 'El cliente cambió de estado',
    detail: ({ from, to, note }) =>
      [`${clientStatusWords[from]} → ${clientStatusWords[to]}`, note].filter(Boolean).join(': '),
  },
  'client.password': { title: 'Cambió la contraseña' },
  'client.phone': { title: 'Cambió el teléfono', detail: endsIn },
  'client.phone_verified': { title: 'Confirmó su teléfono' },
  'client.email': { title: 'Cambió el correo' },
  'client.email_displaced': { title: 'Otra persona se registró con su correo, que no estaba confirmado' },
  'client.mandate': {
    title: 'Domiciliación',
    detail: ({ status, lastFour }) => `${mandateStatusWords[status]}, cuenta que termina en ${lastFour}`,
  },
  'client.contact_undone': {
    title: 'Deshizo un cambio',
    detail: ({ kind }) => ({ email: 'Correo', phone: 'Teléfono' })[kind],
  },
  'client.details': { title: 'Guardó sus datos personales' },
  'client.employment': { title: 'Guardó su empleo' },
  'client.address': { title: 'Guardó su domicilio' },
  'client.reference': { title: 'Guardó su referencia' },
  'client.profile': { title: 'Cambió su perfil' },
  'client.contact': { title: 'Agregó un contacto' },
  'client.contact_removed': { title: 'Quitó un contacto' },
  'client.bank_account': { title: 'Guardó su CLABE', detail: endsIn },
  'client.account_proven': { title: 'Comprobó que la cuenta es suya', detail: endsIn },
  'client.card': { title: 'Guardó una tarjeta', detail: endsIn },
  'client.consent': {
    title: 'Cambió un consentimiento',
    detail: ({ kind, granted }) => `${granted ? 'Aceptó' : 'Retiró'}: ${consentNames[kind]}`,
  },
  'client.reminders': {
    title: 'Cambió sus recordatorios',
    detail: ({ wanted }) => (wanted ? 'Los quiere recibir' : 'No los quiere recibir'),
  },
  'identity.checked': {
    title: 'Se verificó su identidad',
    detail: ({ status }) => identityWords[status],
  },
  'client.limit': {
    title: 'Aceptó su nuevo límite',
    detail: ({ limit }) => formatPesos(limit),
  },
  'promotion.saved': { title: 'Guardó una promoción', detail: ({ code }) => code },
  'referral.created': { title: 'Recomendó a una persona' },
  'referral.updated': { title: 'Cambió una recomendación' },
  'application.created': { title: 'Pidió un préstamo' },
  'application.amount': { title: 'Pidió otro monto', detail: ({ amount }) => formatPesos(amount) },
  'application.payout': { title: 'Eligió cómo recibir su dinero' },
  'application.status': {
    title: 'La solicitud cambió de estado',
    detail: ({ from, to }) => `${applicationStatusWords[from].label} → ${applicationStatusWords[to].label}`,
  },
  'bank_link.made': { title: 'Conectó su cuenta de banco', detail: ({ institution }) => institution },
  'bank_link.skipped': { title: 'Siguió sin conectar su cuenta de banco' },
  'document.uploaded': { title: 'Subió un documento', detail: ({ type }) => documentNames[type] },
  'document.removed': { title: 'Quitó un documento', detail: ({ type }) => documentNames[type] },
  'document.restored': { title: 'Recuperó un documento que había quitado', detail: ({ type }) => documentNames[type] },
  'document.seen': { title: 'Se vio un documento', detail: ({ type }) => documentNames[type] },
  'document.finished': { title: 'Terminó de subir sus fotos' },
  'document.statement_finished': { title: 'Terminó de subir su estado de cuenta' },
  'document.payroll_finished': { title: 'Terminó de subir su comprobante de ingresos' },
  'document.asked_for': {
    title: 'Se le pidieron documentos',
    detail: ({ types }) => types.map((type) => documentNames[type]).join(', '),
  },
  'external_login.confirmed': { title: 'Confirmó quién es con Facebook' },
  'external_login.skipped': { title: 'Siguió sin Facebook' },
  'agreement.signed': { title: 'Firmó el contrato' },
  'payout.cancelled': { title: 'Se canceló la dispersión' },
  'case.noted': { title: 'Nota', detail: ({ note }) => note },
  'payout.retried': { title: 'Se mandó enviar de nuevo el dinero', detail: ({ note }) => note },
  'payout.returned': { title: 'El banco devolvió el dinero', detail: ({ cause }) => cause },
  'loan.command': {
    title: 'El personal actuó sobre el préstamo',
    detail: ({ command, note }) => `${commandWords[command]}: ${note}`,
  },
  'loan.event': { title: 'Movimiento del préstamo', detail: ({ kind }) => loanEventWords[kind] },
  'loan.status': {
    title: 'El préstamo cambió de estado',
    detail: ({ from, to }) => `${loanStatusWords[from].label} → ${loanStatusWords[to].label}`,
  },
  'payment.booked': { title: 'Se registró un pago', detail: ({ method }) => paymentMethodWords[method] },
  'approval.asked': { title: 'Se pidió una aprobación', detail: approvalKind },
  'approval.done': { title: 'Se aprobó lo que se pidió', detail: approvalKind },
  'approval.rejected': { title: 'Se rechazó lo que se pidió', detail: approvalKind },
};

/** Event whose facts have the type of its name. */
type EventOf<Name extends HistoryEventName> = {
  [Each in Name]: { readonly name: Each; readonly facts?: HistoryFacts<Each> };
}[Name];

/** Returns the title of an event, and its details. */
export function wordsOf<Name extends HistoryEventName>({
  name,
  facts,
}: EventOf<Name>): { readonly title: string; readonly detail: string | undefined } {
  const { title, detail }: EventWords<Name> = eventWords[name];
  return { title, detail: facts && detail?.(facts) };
}

/** Words for an actor who is not a member of staff. */
export const actorWords: Readonly<Record<string, string>> = { client: 'el cliente', system: 'el sistema' };
