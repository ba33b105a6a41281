import type { ApprovalStatus, MessageChannel } from '@lender/contract';
import type { Facts, WordsOf } from '@lender/web/forms';
import type { approveForm, rejectForm } from './approval-forms.ts';

interface RefundAccount {
  readonly clabeMasked: string;
  readonly holderName: string;
  readonly isOrigin: boolean;
}

/** Reasons why a request is no longer valid, by the server's code. */
const staleBecause: Readonly<Record<string, string>> = {
  subject_changed: 'El cliente o el préstamo cambió desde que se pidió.',
  maker_lost_permission: 'Quien lo pidió ya no puede pedirlo.',
  illegal_transition: 'El estado del préstamo ya no lo permite.',
  not_unique: 'Ese celular o correo ya es de otro cliente.',
  contact_changed_recently: 'Su celular o su correo cambió hace menos de tres días.',
  receipt_settled: 'Ese dinero ya está registrado.',
  no_credit: 'Ya no hay saldo a favor que devolver.',
  account_unknown: 'No sabemos a qué cuenta devolverlo.',
  not_found: 'Ya no está lo que se quería cambiar.',
};

/** Returns why a request cannot be carried out; for a reason that this page does not know, only that it cannot. */
const becauseWords = (because: string | number): string => staleBecause[because] ?? 'Ya no se puede hacer.';

const percent = (fraction: number) => `${Number((fraction * 100).toFixed(2))} %`;

export const approvalsCopy = {
  title: 'Aprobaciones',
  lead: 'Lo que una persona pide y otra decide. Nadie aprueba lo suyo, ni lo de quien le dio su acceso.',
  tabs: 'Estado de las aprobaciones',
  statusTabs: {
    open: 'Por decidir',
    done: 'Aprobadas',
    rejected: 'Rechazadas',
    stale: 'Ya no aplican',
  } satisfies Record<ApprovalStatus, string>,
  empty: {
    open: 'No hay nada por aprobar.',
    done: 'Todavía no se ha aprobado nada.',
    rejected: 'Todavía no se ha rechazado nada.',
    stale: 'Nada ha dejado de aplicar.',
  } satisfies Record<ApprovalStatus, string>,
  byAt: (name: string, at: string) => `${name}, ${at}`,
  columns: {
    request: 'Petición',
    change: 'Qué cambia',
    reason: 'Por qué se pide',
    askedBy: 'Lo pide',
    decided: 'Lo decidió',
    actions: 'Qué se puede hacer',
  },
  owed: (loan: string, amount: string, daysLate: number) =>
    daysLate > 0
      ? `${loan}: hoy se deben ${amount}, con ${daysLate === 1 ? '1 día' : `${daysLate} días`} de atraso`
      : `${loan}: hoy se deben ${amount}, al corriente`,
  flash: {
    aprobada: 'Se aprobó y ya se hizo.',
    rechazada: 'Se rechazó. No se hizo nada.',
  },
  of: (request: string, client: string) => (client ? `${request}, ${client}` : request),
  change: (from: string, to: string) => `${from} → ${to}`,
  changed: (what: string, before: string, after: string) => `${what}: ${before} → ${after}`,
  thresholds: {
    cash: 'Pago en efectivo desde',
    split: 'Fraccionados que suman',
    splitPayments: 'Pagos fraccionados',
    splitDays: 'En días',
    payoffPercent: 'Liquidado por un tercero, %',
    sharedClients: 'Clientes por cuenta o dispositivo',
  },
  moreIdentifiers: (name: string, amount: number, day: string) => `${name}: ${amount} más, el ${day}`,
  invited: (name: string, email: string, role: string) => `${name}, ${email}, como ${role}`,
  evidence: (loan: string) => `Expediente de evidencia del préstamo ${loan}, con datos completos`,
  exported: (source: string, from: string, to: string) => `${source}, del ${from} al ${to}`,
  policy: (version: number, changes: readonly string[]) => `Frente a la versión ${version}: ${changes.join('; ')}`,
  message: (name: string, channel: MessageChannel, [before, after]: readonly string[]) =>
    `${name}, ${channel === 'sms' ? 'mensaje de texto' : 'correo'}. Antes: «${before}». Después: «${after}».`,
  legal: (name: string, version: number, changes: readonly string[]) =>
    `${name}, frente a la versión ${version}: ${changes.join(' · ')}`,
  registration: 'Número RECA',
  removed: (line: string) => `se quita «${line}»`,
  added: (line: string) => `se agrega «${line}»`,
  policyTest: (applications: number, live: string, draft: string) =>
    `Ofertas en ${applications} de las últimas decididas: ${live} con la política de hoy, ${draft} con esta.`,
  dayIn: {
    closed: (day: string, name: string) => `el ${day} cierra (${name})`,
    open: (day: string, name: string) => `el ${day} abre (${name})`,
  },
  dayOut: (day: string, name: string) => `el ${day} vuelve a ser como se publicó (${name})`,
  promotion: (
    code: string,
    { interest, serviceFee }: { readonly interest: number; readonly serviceFee: number },
    uses: number,
    until: string,
    cost: string,
  ) =>
    `${code}: menos ${percent(interest)} de intereses y menos ${percent(serviceFee)} de comisión para ${uses} clientes, hasta el ${until}. Puede costar hasta ${cost}.`,
  beyond: (bounds: readonly string[]) => `Pasa de lo que crea una sola persona en ${bounds.join(', ')}.`,
  promotionBounds: { discount: 'descuento', uses: 'clientes', days: 'días', costCentavos: 'costo posible' },
  contact: (before: string, after: string, reason: string, proof: string) =>
    `${before} → ${after}. ${reason}. ${proof}. El código que se mandó a la dirección nueva volvió.`,
  noAddress: 'sin correo',
  limit: (before: string, after: string, days: number) =>
    `Hoy puede deber ${before}. Con esto, ${after} en la siguiente solicitud que abra en ${days} días.`,
  begins: (day: string) => `desde el ${day}`,
  samples: (offered: number, loan: string, live: string, draft: string) =>
    `Se podrían ofrecer ${offered} de 12 préstamos de muestra. El de mayor CAT entre los que cambian, ${loan}: hoy ${live}, así ${draft}.`,
  sample: (amount: string, days: number) => `${amount} a ${days} días`,
  sampleCost: (total: string, cat: string) => `se pagan ${total} con CAT de ${cat} %`,
  notOffered: 'no se ofrece',
  refundTo: (amount: string, { clabeMasked, holderName, isOrigin }: RefundAccount) =>
    `${amount} a ${clabeMasked} de ${holderName}${isOrigin ? ', de donde llegó' : ', que no es de donde llegó'}`,
  part: (amount: string, what: string) => `${what}, ${amount}`,
  registered: (amount: string, day: string, method: string, reference: string) =>
    `${amount} del ${day}, ${method.toLowerCase()}, ${reference}`,
  capital: (amount: string, account: string, day: string) => `${amount} del ${day}, cuenta ••••${account}`,
  handedOver: (amount: string, folio: string, when: string) => `${amount}, folio ${folio}, ${when}`,
  soldTo: (buyer: string, price: string) => `A ${buyer}, por ${price}`,
  boughtFor: (price: string) => `Por ${price}`,
  toDraft: 'Ver el borrador',
  toLegal: 'Ver el documento',
  toLoan: 'Ver el préstamo',
  toClient: 'Ver al cliente',
  waits: (words: string) => `Espera ${words}`,
  own: 'Lo pediste tú: lo aprueba otra persona.',
  dependent: (why: string) => `No puedes aprobarla tú: ${why} La aprueba alguien más, o la rechazas.`,
  checkers: {
    title: 'Quién puede aprobar lo que tú pides',
    columns: { name: 'Persona', role: 'Rol', may: 'Puede aprobarlo' },
    yes: 'Sí',
    no: (why: string) => `No: ${why}`,
    none: 'Hoy nadie más puede aprobar lo que tú pides.',
  },
  answers: { approve: 'Aprobar', reject: 'Rechazar' },
  confirm: {
    approve: {
      title: 'Aprobar lo que se pide',
      effect: 'Se hace en este momento, tal como se pidió.',
      note: 'Nota (opcional)',
      submit: 'Confirmar aprobación',
    },
    reject: {
      title: 'Rechazar lo que se pide',
      effect: 'No se hace nada. Se puede volver a pedir.',
      note: 'Nota',
      submit: 'Confirmar rechazo',
    },
    /** Usual reasons of a rejection. */
    reasons: ['Falta información', 'El monto no es correcto', 'Ya no hace falta', 'No procede'],
    noteHint: 'Queda guardada con tu nombre. El cliente no la ve.',
    noEffect: 'No cambia lo que se debe de ningún préstamo.',
    stale: {
      title: 'Ya no aplica',
      words: (because: string) =>
        `${becauseWords(because)} Recházala: si todavía hace falta, hay que pedirlo de nuevo.`,
      reject: 'Rechazar',
    },
    cancel: 'Volver sin decidir',
    summary: 'Revisa la nota',
  },
  refused: 'No se guardó tu decisión',
  problems: {
    fields: {
      why: { invalid: 'Elige por qué.' },
      note: { invalid: 'Elige por qué o escríbelo, en 500 letras o menos.' },
    },
    form: {
      not_found: 'Esta petición ya no existe.',
      approval_own: 'Lo pediste tú: lo aprueba otra persona.',
      approval_not_independent:
        'No puedes aprobarla: tú y quien la pide no son independientes. La aprueba alguien más.',
      approval_decided: 'Alguien más ya decidió esta petición.',
      approval_stale: ({ because = '' }: Facts) =>
        `${becauseWords(because)} No se hizo nada: si todavía hace falta, hay que pedirlo de nuevo.`,
      idempotency_key_in_flight: 'Tu decisión anterior todavía se está guardando. Espera unos segundos y recarga.',
      idempotency_key_reused: 'Esta página ya se usó para otra decisión. Recárgala antes de decidir.',
      invalid: 'El servidor no aceptó la decisión. Recarga la página e intenta de nuevo.',
    },
  } satisfies WordsOf<typeof approveForm> & WordsOf<typeof rejectForm>,
} as const;
