import type { WordsOf } from '../../../forms/form-words.ts';
import type { stopRemindersForm } from './stop-reminders.server.ts';

/** Copy for stopping reminders with the key of an e-mail. */
export const stopRemindersCopy = {
  title: '¿Ya no quieres recordatorios?',
  text: 'Escribe la clave que viene al final del correo. No hace falta que entres a tu cuenta.',
  submit: 'Dejar de recibirlos',
  done: {
    title: 'Listo, ya no te mandamos recordatorios',
    text: 'Tus recibos y los avisos de tu contrato te llegan de todos modos.',
  },
  fields: {
    key: {
      label: 'Clave del correo',
      hint: '16 letras y números.',
      problems: {
        required: 'Escribe la clave del correo.',
        invalid: 'La clave tiene 16 letras y números, como viene al final del correo.',
      },
    },
  },
  problems: { code_wrong: 'Esa clave no es. Revisa que sea la del correo, o llámanos.' },
} satisfies WordsOf<typeof stopRemindersForm> & Record<string, unknown>;
