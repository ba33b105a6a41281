import type { createApplication } from '@lender/contract';
import type { ReasonCode } from '@lender/lending';
import type { RefusalSentences } from '@lender/web/forms';
import { acceptedCashCopy } from './cash/accepted-cash.copy.es.ts';
import { accountProofCopy } from './proof/account-proof.copy.es.ts';

/**
 * Words for why an application was refused or reduced. They say what helps, and nothing that would teach a reader to
 * cheat.
 */
const reasons: Readonly<Record<ReasonCode, string>> = {
  AGE: 'Prestamos a partir de los 18 años cumplidos.',
  LIST: 'No pudimos confirmar algunos datos de tu solicitud.',
  ID_INVALID: 'Tu CURP o tu identificación no coinciden con tus datos.',
  OWN_ARREARS: 'Tienes un pago pendiente con nosotros. Cuando lo cubras podrás volver a solicitar.',
  COOLING_OFF: 'Revisamos otra solicitud tuya hace menos de 30 días.',
  NEED_ID: 'Nos faltan fotos legibles de tu identificación.',
  NEED_BANK: 'Nos falta confirmar tu cuenta de banco.',
  NEED_INCOME: 'Nos falta un comprobante de tus ingresos.',
  WAIT_PROVIDER: 'Una de nuestras verificaciones no terminó.',
  FRAUD_ID: 'No pudimos confirmar tu identidad.',
  CHECK_ID: 'Necesitamos confirmar tu identidad con más calma.',
  CHECK_DEVICE: 'No pudimos confirmar algunos datos de tu solicitud.',
  SCORE_LOW: 'Tu empleo o tu historial con nosotros todavía son muy recientes.',
  SCORE_MID: 'Tu empleo o tu historial con nosotros todavía son recientes.',
  LIMIT_SPECIAL: 'Por tus ingresos y tus pagos fijos, te conviene un monto menor.',
  CAPACITY: 'Con tus ingresos y tus otros pagos, esta deuda sería demasiado para ti.',
  CAPACITY_PART: 'Con tus ingresos y tus otros pagos, este monto sería demasiado para ti.',
  UPSELL: 'Por tu buen historial puedes pedir más.',
  SYSTEM: 'Tuvimos una falla de nuestro lado al revisar tu solicitud.',
  INCOMPLETE_DATA: 'Nos faltó un dato para decidir.',
};

/** Codes that are no problem: the flow continues with the application that is open, and asks for what is missing. */
type LeadsOn = 'application_already_open' | 'details_missing';

/** Copy for applying, and for the answer. */
export const applicationCopy = {
  reasons,
  apply: {
    title: 'Elige tu préstamo',
    greeting: 'Hola, {{name}}',
    lead: 'Revisa el monto y tu día de pago. Ves el costo completo antes de seguir.',
    afterwards: 'Después te pedimos los datos que falten. La primera vez toma unos diez minutos.',
    invited: {
      title: 'Ya puedes pedir hasta {{limit}}',
      lead: 'Gracias por pagar tu préstamo. Elige cuánto necesitas y tu día de pago. Ves el costo completo antes de seguir.',
      afterwards:
        'Revisamos tu solicitud como siempre. Ya tenemos tus datos: solo te pedimos lo que falte o haya cambiado.',
    },
    movedTerm:
      'Cuando elegiste tu préstamo el plazo era de {{before}} días y ahora es de {{now}}. El costo que ves ya es el de hoy.',
    limit: {
      about: 'Tu límite puede subir o bajar con tu última revisión.',
      update: 'Actualizar mi límite',
      limit: 'Listo. Ahora puedes pedir hasta {{limit}}.',
      'same-limit': 'Tu límite no cambió: puedes pedir hasta {{limit}}.',
    },
    largerOffer: 'Si me alcanza para más, muéstrenme esa opción. Yo decido.',
    problems: {
      additional_loan_refused:
        'Con tu préstamo actual todavía no puedes pedir otro. Cuando pagues una parte, vuelve a intentarlo.',
      client_cannot_apply: 'Por ahora no puedes solicitar otro préstamo. Si crees que es un error, llámanos.',
      consent_missing: 'Antes de solicitar tienes que aceptar los términos y el aviso de privacidad.',
      amount_out_of_limits: 'Ese monto ya no está dentro de tus límites. Elige otro.',
      cost_above_cap: 'Con ese monto y esa fecha el préstamo saldría demasiado caro. Elige otro día de pago.',
      pay_dates_invalid: 'Esas fechas de pago ya no sirven. Elige otras.',
      payout_method_not_offered: 'Por ahora no entregamos el dinero de esa forma. Elige otra.',
      rate_limited: 'Hoy ya hiciste varias solicitudes. Mañana puedes hacer otra.',
      unknown: 'No pudimos crear tu solicitud. Intenta de nuevo en unos minutos.',
    } satisfies RefusalSentences<typeof createApplication, string, LeadsOn> & { readonly unknown: string },
  },
  changeAmount: {
    title: 'Cambia tu monto',
    lead: 'Todavía puedes pedir otro monto. Lo que ya nos contaste se queda guardado.',
    submit: 'Seguir con este monto',
    afterwards: 'Tu día de pago no cambia.',
    tooLate:
      'El día de pago que elegiste ya pasó, así que el monto ya no se puede cambiar. Sigue con tu solicitud para ver tu oferta.',
    goOn: 'Seguir con mi solicitud',
  },
  loading: {
    title: 'Estamos revisando tu solicitud',
    lead: 'Casi siempre toma menos de un minuto. Esta página avanza sola: no la tienes que recargar.',
    progress: 'Avance de la revisión',
    steps: { received: 'Recibimos tu solicitud', checked: 'Reunimos tus datos', answered: 'Preparamos tu respuesta' },
    states: { done: 'Listo', current: 'En curso', ahead: 'Falta' },
    later: 'Si cierras la página no pierdes nada. Al volver a entrar te llevamos a donde ibas.',
  },
  manual: {
    title: 'Una persona va a revisar tu solicitud',
    lead: 'Queremos mirarla con calma antes de responderte. No tienes que hacer nada.',
    steps: [
      {
        title: 'Revisamos tus datos y documentos',
        detail: 'Lo hace una persona de nuestro equipo, en horario de atención.',
      },
      {
        title: 'Si falta algo, te avisamos',
        detail: 'Te escribimos por SMS o correo. Nunca te pediremos dinero ni contraseñas.',
      },
      {
        title: 'Te damos una respuesta',
        detail: 'A más tardar en un día hábil. Si nos tardamos más, también te avisamos.',
      },
    ],
    contact: '¿Tienes dudas?',
  },
  rejected: {
    title: 'Esta vez no podemos prestarte',
    lead: 'Sabemos que no es lo que esperabas. Estas son las razones:',
    noReasons: 'No cumples por ahora con las condiciones para este préstamo.',
    again: 'Volver a solicitar',
    letter: {
      text: 'También por escrito: en qué nos basamos y qué puedes hacer. Queda guardada en tus documentos.',
      open: 'Abrir la carta (PDF)',
    },
    doubt: 'Si crees que hay un error, pide que una persona lo revise:',
    profile: 'Ir a mi perfil',
  },
  accepted: {
    title: '¡Listo! Tu préstamo está firmado',
    lead: 'Ya mandamos tu transferencia de {{amount}}.',
    leadToProve: 'Falta un paso para mandarte {{amount}}.',
    steps: [
      {
        title: 'Va en camino a tu banco',
        detail: 'Por SPEI, a la cuenta que registraste. Casi siempre llega en minutos.',
      },
      { title: 'Te mostramos la clave de rastreo', detail: 'En cuanto el banco la confirme, la ves en «Mi préstamo».' },
    ],
    never: 'Nadie te va a pedir un depósito para liberar tu dinero. Si alguien lo hace, no somos nosotros.',
    waiting: 'Esta página avanza sola en cuanto tu banco reciba el dinero.',
  },
  acceptedCash: acceptedCashCopy,
  proof: accountProofCopy,
  withdraw: {
    open: 'Retirar mi solicitud',
    title: '¿Retiras tu solicitud?',
    text: 'Se cierra sin costo y sin deuda. Si cambias de idea, puedes volver a solicitar cuando quieras.',
    confirm: 'Sí, retirarla',
    back: 'No, seguir con mi solicitud',
    failed: 'Tu solicitud ya avanzó y no se puede retirar desde aquí. Recarga la página para ver en qué va.',
  },
};
