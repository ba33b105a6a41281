import type { sendSmsCodeTs } from '@lender/contract';
import type { FormWords, WordsOf } from '../../../forms/form-words.ts';
import type { signForm } from './summary.server.ts';

/** Shown when the current loan changed after this one was approved. */
const CURRENT_LOAN_FIRST =
  'Por ahora no puedes firmar: revisa tu préstamo actual. Si está atrasado, ponte al corriente y vuelve a intentarlo.';

/** Copy of the pages on which a client answers an offer and signs. */
export const offerCopy = {
  asked: 'Pediste',
  offered: 'Te ofrecemos',
  chosen: 'Elegiste',
  compared: 'Lo que pediste y lo que te ofrecemos',
  line: 'Renglón',
  sameDay: 'Se paga el {{day}}. La fecha es la misma.',
  choose: { label: 'O elige otro monto', submit: 'Ver lo que cuesta', calculating: 'Calculando…' },
  decrease: {
    title: 'Podemos prestarte un monto menor',
    lead: 'Con los datos que nos diste, esta cantidad la puedes pagar sin apretarte.',
    because: 'Por qué',
    accept: 'Aceptar {{amount}}',
    choose: 'Cualquiera hasta lo que te ofrecemos: si necesitas menos, pagas menos.',
    refuse: 'No quiero este préstamo',
    next: 'Todavía no firmas nada: al aceptar ves tu contrato completo.',
  },
  increase: {
    title: 'Puedes pedir más, si quieres',
    lead: 'Por tu buen historial te alcanza para más. También puedes quedarte con lo que pediste.',
    accept: 'Quiero {{amount}}',
    keep: 'Quedarme con {{amount}}',
    costs: 'Más dinero también cuesta más.',
    refuse: 'No quiero ningún préstamo',
    choose: 'Desde lo que pediste hasta lo que te ofrecemos.',
  },
  summary: {
    title: 'Revisa y firma tu préstamo',
    lead: 'Este es el costo completo. Lo que firmas es lo que pagas.',
    changedTitle: 'Las cifras cambiaron',
    changed:
      'Antes pagabas {{totalBefore}} el {{dueBefore}}. Ahora pagas {{total}} el {{due}}. Léelas y pide otro código.',
    payments: { title: 'Tus pagos', ahead: 'Por pagar', payment: 'Pago {{number}} de {{count}}' },
    early: {
      title: 'Si pagas antes',
      text: 'Pagas menos: solo los intereses y la comisión de los días que usaste el dinero. Sin penalización.',
    },
    late: {
      title: 'Si te atrasas',
      text: 'Puede generar comisiones e intereses moratorios, y afectar tu historial crediticio. Si ves que no llegas, escríbenos antes.',
      lead: 'Además del total pagarías:',
      line_one: 'Con {{count}} día de atraso',
      line_many: 'Con {{count}} días de atraso',
      line_other: 'Con {{count}} días de atraso',
    },
    extension: {
      title: 'Si necesitas más tiempo',
      lead: 'Puedes pedir una prórroga. Su costo no reduce lo que debes. Con IVA, la primera, pedida en la fecha de pago y si hasta entonces pagaste lo acordado:',
      line: '{{days}} días más, hasta el {{date}}',
      dated: 'El {{dueDate}}: {{days}} días más, hasta el {{date}}',
      feesOnce: 'El precio incluye {{amount}} de comisiones que se cobran una sola vez.',
      feesOnceFirst: 'El precio de la primera fecha incluye {{amount}} de comisiones que se cobran una sola vez.',
    },
    contract: {
      title: 'Tu contrato',
      text: 'Léelo completo antes de firmar. Después de firmar queda guardado en «Mi préstamo».',
      open: 'Abrir el contrato (PDF)',
    },
    cancel:
      'Si te arrepientes, puedes cancelar sin costo dentro de los 10 días hábiles siguientes, al devolver el dinero.',
    refuse: 'No quiero este préstamo',
  },
  consent: {
    submit: 'Enviar código',
    hint: 'Te mandamos un código por SMS al teléfono terminado en {{lastFour}}. Con él firmas.',
    again: 'Enviar otro código',
    fields: {
      consent: {
        label: 'Leí el contrato y acepto sus términos, el CAT y el total a pagar.',
        problems: {
          invalid: 'Marca la casilla cuando hayas leído el contrato.',
          required: 'Marca la casilla cuando hayas leído el contrato.',
        },
      },
    },
    problems: {
      already_sent_in_last_minutes: 'Te acabamos de enviar un código. Espera un minuto antes de pedir otro.',
      request_count_by_day_exceed: 'Ya pediste los códigos de hoy. Mañana puedes pedir otro; tu oferta te espera.',
      additional_loan_refused: CURRENT_LOAN_FIRST,
      no_offer: 'Tu solicitud ya avanzó. Recarga la página para ver en qué va.',
    },
  } satisfies FormWords<'consent', typeof sendSmsCodeTs> & Record<string, unknown>,
  sign: {
    title: 'Firma con tu código',
    sent: 'Te enviamos un código de {{digits}} dígitos por SMS al teléfono terminado en {{lastFour}}. Vale 10 minutos.',
    submit: 'Firmar mi préstamo',
    fields: {
      otp: {
        label: 'Código',
        hint: 'No se lo des a nadie, tampoco a quien diga que trabaja aquí.',
        problems: {
          invalid: 'Escribe los números del código que te llegó.',
          required: 'Escribe el código que te llegó por SMS.',
        },
      },
    },
    problems: {
      code_wrong: 'Ese código no es. Intentos que te quedan: {{triesLeft}}.',
      code_expired: 'Ese código ya no sirve. Pide otro.',
      offer_changed: 'Las cifras cambiaron. Léelas y pide otro código.',
      additional_loan_refused: CURRENT_LOAN_FIRST,
    },
  } satisfies WordsOf<typeof signForm> & Record<string, unknown>,
};
