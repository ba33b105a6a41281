import type { sendBureauCode } from '@lender/contract';
import type { FormWords, WordsOf } from '../../../forms/form-words.ts';
import type { nipForm } from './credit-bureau.server.ts';

/** Copy for the consent to query the credit bureau, given with a code. */
export const creditBureauCopy = {
  title: 'Tu historial de crédito',
  lead: 'Es lo último que te pedimos antes de darte una respuesta.',
  detail: 'Un minuto',
  why: 'Con tu historial vemos si un préstamo más te conviene. La consulta queda anotada en tu reporte, como cualquier otra. No cambia tu deuda con nadie.',
  authorisation: 'Lo que autorizas',
  send: {
    submit: 'Enviarme el NIP',
    hint: 'Te lo mandamos por SMS al teléfono terminado en {{lastFour}}. Sin tu NIP no consultamos nada.',
    again: 'Enviar otro NIP',
    fields: {},
    problems: {
      already_sent_in_last_minutes: 'Te acabamos de enviar un NIP. Espera un minuto antes de pedir otro.',
      request_count_by_day_exceed: 'Ya pediste los NIP de hoy. Mañana puedes pedir otro, o seguir sin la consulta.',
    },
  } satisfies FormWords<never, typeof sendBureauCode> & Record<string, unknown>,
  authorize: {
    sent: 'Te enviamos un NIP de {{digits}} dígitos al teléfono terminado en {{lastFour}}. Vale 10 minutos.',
    submit: 'Autorizo la consulta',
    fields: {
      code: {
        label: 'NIP',
        hint: 'No se lo des a nadie, tampoco a quien diga que trabaja aquí.',
        problems: {
          invalid: 'Escribe los números del NIP que te llegó.',
          required: 'Escribe el NIP que te llegó por SMS.',
        },
      },
    },
    problems: {
      code_wrong: 'Ese NIP no es. Intentos que te quedan: {{triesLeft}}.',
      code_expired: 'Ese NIP ya no sirve. Pide otro.',
    },
  } satisfies WordsOf<typeof nipForm> & Record<string, unknown>,
  refuse: 'Prefiero no autorizarla',
  refuseHint: 'Puedes seguir sin la consulta. Revisamos tu solicitud con lo demás que nos diste, y puede tardar más.',
};
