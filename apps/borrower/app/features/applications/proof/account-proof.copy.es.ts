import type { WordsOf } from '../../../forms/form-words.ts';
import type { proofForm } from './account-proof.server.ts';

/** Copy for the proof that an account is the client's, before the money goes there. */
export const accountProofCopy = {
  title: 'Confirma que la cuenta es tuya',
  why: 'Así nadie recibe tu dinero por ti. Tu préstamo sale en cuanto escribes el código.',
  sending: 'Mandamos unos centavos a tu cuenta terminada en {{lastFour}}. Casi siempre llegan en minutos.',
  sent: 'Mandamos unos centavos a tu cuenta terminada en {{lastFour}}. El concepto de ese depósito termina con un código de 6 dígitos: búscalo en tu banco y escríbelo aquí.',
  expired: 'El código del depósito ya no sirve. Pide otro depósito: trae un código nuevo.',
  failed: 'El depósito no llegó a tu cuenta. Revisa la CLABE o llámanos: tu préstamo no se pierde.',
  again: 'Mandar otro depósito',
  prove: {
    submit: 'Confirmar mi cuenta',
    fields: {
      code: {
        label: 'Código del depósito',
        hint: 'No se lo des a nadie, tampoco a quien diga que trabaja aquí.',
        problems: {
          invalid: 'Escribe los 6 números que vienen en el concepto.',
          required: 'Escribe el código que viene en el concepto.',
        },
      },
    },
    problems: {
      code_wrong: 'Ese código no es. Intentos que te quedan: {{triesLeft}}.',
      code_expired: 'Ese código ya no sirve. Pide otro depósito.',
    },
  } satisfies WordsOf<typeof proofForm> & Record<string, unknown>,
  sendAgain: {
    problems: {
      already_sent_in_last_minutes: 'Acabamos de mandar uno. Espera 10 minutos antes de pedir otro.',
      request_count_by_day_exceed: 'Hoy ya mandamos tres depósitos. Mañana puedes pedir otro, o llámanos.',
    },
  },
};
