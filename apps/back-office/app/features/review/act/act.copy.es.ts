import type { AskableType, UploadObjection } from '@lender/contract';
import { isApplicationStatus } from '@lender/lending';
import type { Facts, WordsOf } from '@lender/web/forms';
import { applicationStatusWords } from '../../../vocabulary/status/application-status.copy.es.ts';
import type { Act } from './act.ts';
import type { approveForm, askForm, offerForm, rejectForm } from './act-forms.ts';

const statusLabel = ({ from }: Facts) => (isApplicationStatus(from) ? applicationStatusWords[from].label : '');

/** Usual reasons of each act; an act without them has only its note. */
const reasons: Partial<Readonly<Record<Act, readonly string[]>>> = {
  approve: [
    'Comprobó más ingreso',
    'Hablé con su empresa',
    'Paga bien desde hace tiempo',
    'El dato que faltaba ya está',
  ],
  offer: ['Su ingreso alcanza para menos', 'Empieza con poco', 'Pidió otro monto'],
  reject: [
    'Sus datos no coinciden',
    'No comprobó su ingreso',
    'No le alcanza para pagarlo',
    'No contesta',
    'Documento alterado',
  ],
  again: ['Ya llegó lo que faltaba', 'Se corrigió un dato', 'El motor falló'],
};

/** Copy for the member of staff who decides a case. */
export const actCopy = {
  bar: {
    label: 'Decidir',
    acts: {
      approve: 'Aprobar',
      offer: 'Oferta especial',
      reject: 'Rechazar',
      ask: 'Pedir un documento',
      again: 'Decidir otra vez',
      note: 'Nota',
    } satisfies Record<Act, string>,
    notYours: 'Tu rol puede ver esta solicitud, y no decidir sobre ella.',
    closed: (status: string) => `En el estado «${status}» esta solicitud no se decide a mano.`,
  },
  confirm: {
    approve: {
      title: (amount: string) => `Aprobar ${amount}`,
      effect: (client: string) => `${client} podrá firmar su contrato. El dinero sale después de la firma.`,
      submit: 'Confirmar aprobación',
    },
    offer: {
      title: () => 'Hacer una oferta especial',
      effect: (client: string) => `${client} verá la oferta y decide si la acepta.`,
      submit: 'Enviar oferta',
    },
    reject: {
      title: () => 'Rechazar la solicitud',
      effect: (client: string) => `${client} no recibirá este préstamo. No se puede deshacer.`,
      submit: 'Confirmar rechazo',
    },
    ask: {
      title: () => 'Pedir un documento otra vez',
      effect: (client: string) =>
        `${client} lo sube de nuevo, y la solicitud se decide otra vez. El anterior se retira.`,
      submit: 'Pedir documento',
    },
    again: {
      title: () => 'Decidir otra vez',
      effect: () => 'El motor decide con lo que se sabe ahora. La decisión de antes se conserva.',
      submit: 'Decidir otra vez',
    },
    note: {
      title: () => 'Anotar',
      effect: () => 'Queda en la historia del caso y no cambia nada más.',
      submit: 'Guardar nota',
    },
  },
  fields: {
    amount: 'Monto',
    amountHint: 'En pesos, sin centavos.',
    reason: 'Motivo',
    reasonHint: 'El cliente lo lee en palabras claras.',
    chooseReason: 'Elige un motivo',
    document: 'Documento',
    chooseDocument: 'Elige un documento',
    documents: {
      id_front: 'Identificación, frente',
      id_back: 'Identificación, reverso',
      selfie: 'Selfie',
      payroll: 'Recibo de nómina',
      bank_statement: 'Estado de cuenta',
    } satisfies Record<AskableType, string>,
    objection: 'Qué tiene',
    chooseObjection: 'Elige qué tiene',
    objections: {
      unreadable: 'No se lee',
      cut_off: 'Está cortado',
      expired: 'Está vencido',
      not_yours: 'Es de otra persona',
      wrong_document: 'Es otro documento',
      missing: 'Falta',
    } satisfies Record<UploadObjection, string>,
    note: 'Nota',
    noteOptional: 'Nota (opcional)',
    noteOfApproval: 'Nota: apruebas algo distinto de lo que el motor propone',
    noteHint: 'Queda en la historia del caso. El cliente no la ve.',
    reasons,
    cancel: 'Volver sin decidir',
    summary: { one: 'Revisa 1 dato', other: (count: number) => `Revisa ${count} datos` },
  },
  price: {
    label: 'Precio de la oferta',
    waiting: 'Escribe un monto para ver su precio.',
    words: (total: string, due: string) => `Pagaría ${total} el ${due}`,
    cost: (interest: string, fee: string, cat: number) => `intereses ${interest}, comisión ${fee}, CAT ${cat} %`,
    refused: {
      amount_out_of_limits: 'Ese monto no se le puede prestar.',
      cost_above_cap: 'Con ese monto el costo pasaría del tope permitido.',
      pay_dates_invalid: 'Sus fechas de pago ya pasaron: el precio no se puede calcular.',
    } as Readonly<Record<string, string>>,
    unknown: 'No se pudo calcular el precio de ese monto.',
  },
  done: {
    approve: 'Aprobaste la solicitud. Ahora espera la firma del cliente.',
    offer: 'Hiciste una oferta especial. Ahora decide el cliente.',
    reject: 'Rechazaste la solicitud.',
    ask: 'Pediste el documento. La solicitud vuelve cuando el cliente lo suba.',
    again: 'El motor decide otra vez.',
    note: 'Guardamos tu nota.',
    next: 'Ésta es la siguiente de la cola.',
    queue: 'Ver la cola',
  } satisfies Record<Act, string> & Record<'next' | 'queue', string>,
  refused: 'No se guardó',
  problems: {
    fields: {
      amount: {
        invalid: 'Escribe un monto en pesos.',
        amount_out_of_limits: 'Ese monto no se le puede prestar. Prueba con uno menor, en pasos de $100.',
      },
      reason: { invalid: 'Elige el motivo del rechazo.' },
      document: { invalid: 'Elige el documento.' },
      objection: { invalid: 'Elige qué tiene el documento.' },
      why: { invalid: 'Elige por qué.' },
      note: {
        invalid: 'Elige por qué o escríbelo, en 500 letras o menos.',
        invalid_input: 'Apruebas algo distinto de lo que el motor propone: elige por qué o escríbelo.',
      },
    },
    form: {
      illegal_transition: (facts: Facts) =>
        `Alguien más, o el sistema, ya movió esta solicitud. Ahora está en «${statusLabel(facts)}». La página ya muestra lo actual.`,
      not_found: 'Esta solicitud ya no existe.',
      amount_out_of_limits: 'Ese monto no se le puede prestar.',
      client_cannot_apply: 'El cliente está bloqueado o en lista negativa: no se le puede ofrecer ni aprobar nada.',
      consent_missing:
        'El cliente todavía no acepta los términos ni el aviso de privacidad. Primero tiene que completar su cuenta.',
      invalid_input: 'El servidor no aceptó los datos. Revisa lo que escribiste.',
      idempotency_key_in_flight: 'Tu decisión anterior todavía se está guardando. Espera unos segundos y recarga.',
      idempotency_key_reused: 'Esta página ya se usó para otra decisión. Recárgala antes de decidir.',
      invalid: 'El servidor no aceptó la decisión. Recarga la página e intenta de nuevo.',
    },
  } satisfies WordsOf<typeof rejectForm> &
    WordsOf<typeof askForm> &
    WordsOf<typeof offerForm> &
    WordsOf<typeof approveForm>,
} as const;
