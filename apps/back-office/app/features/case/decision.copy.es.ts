import { isApplicationStatus } from '@lender/lending';
import type { Facts, WordsOf } from '@lender/web/forms';
import { applicationStatusWords } from '../../vocabulary/application-status.copy.es.ts';
import type { approveForm, rejectForm } from './decision-forms.ts';

const statusLabel = ({ from }: Facts) => (isApplicationStatus(from) ? applicationStatusWords[from].label : '');

/** What is said to whoever decides about a case. */
export const decisionCopy = {
  bar: {
    label: 'Decidir',
    approve: 'Aprobar',
    reject: 'Rechazar',
    keys: 'Teclas: a aprobar, r rechazar.',
    notYours: 'Tu rol puede ver esta solicitud, y no decidir sobre ella.',
    closed: (status: string) => `En el estado «${status}» esta solicitud no se aprueba ni se rechaza a mano.`,
  },
  confirm: {
    approve: {
      title: (amount: string) => `Aprobar ${amount}`,
      effect: (client: string) => `${client} podrá firmar su contrato. El dinero sale después de la firma.`,
      submit: 'Confirmar aprobación',
    },
    reject: {
      title: 'Rechazar la solicitud',
      effect: (client: string) => `${client} no recibirá este préstamo. No se puede deshacer.`,
      submit: 'Confirmar rechazo',
    },
    reason: 'Motivo',
    reasonHint: 'El cliente lo lee en palabras claras.',
    chooseReason: 'Elige un motivo',
    note: 'Nota',
    noteHint: 'Queda en la historia del caso. El cliente no la ve.',
    cancel: 'Volver sin decidir',
    summary: { one: 'Revisa 1 dato', other: 'Revisa 2 datos' },
  },
  done: {
    approve: 'Aprobaste la solicitud. Ahora espera la firma del cliente.',
    reject: 'Rechazaste la solicitud.',
    next: 'Ver la cola',
  },
  refused: 'No se guardó tu decisión',
  problems: {
    fields: {
      reason: { invalid: 'Elige el motivo del rechazo.' },
      note: { invalid: 'Escribe por qué, en 500 letras o menos.' },
    },
    form: {
      illegal_transition: (facts: Facts) =>
        `Alguien más, o el sistema, ya movió esta solicitud. Ahora está en «${statusLabel(facts)}». La página ya muestra lo actual.`,
      not_found: 'Esta solicitud ya no existe.',
      client_cannot_apply: 'El cliente está bloqueado o en lista negra: no se le puede ofrecer ni aprobar nada.',
      consent_missing:
        'El cliente todavía no acepta los términos ni el aviso de privacidad. Primero tiene que completar su cuenta.',
      invalid_input: 'El servidor no aceptó los datos. Revisa la nota y el motivo.',
      idempotency_key_in_flight: 'Tu decisión anterior todavía se está guardando. Espera unos segundos y recarga.',
      idempotency_key_reused: 'Esta página ya se usó para otra decisión. Recárgala antes de decidir.',
      invalid: 'El servidor no aceptó la decisión. Recarga la página e intenta de nuevo.',
    },
  } satisfies WordsOf<typeof rejectForm> & Pick<WordsOf<typeof approveForm>, 'form'>,
} as const;
