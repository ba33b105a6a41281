import type { WordsOf } from '../../../forms/form-words.ts';
import type { forgetfulForm, recoveryForm } from './recovery-forms.server.ts';

const username = {
  label: 'Celular o correo',
  hint: 'El de tu cuenta.',
  problems: { required: 'Escribe tu celular o tu correo.', invalid: 'Revisa tu celular o tu correo.' },
};

/** One or both codes did not work: the visitor is never shown which. */
const code_wrong =
  'Alguno de los dos códigos no coincide o ya venció. Usa los de tus mensajes más recientes o pide otros.';

/** Copy for the page that asks for the username. */
const forgetfulCopy = {
  title: 'Recupera tu contraseña',
  lead: 'Te enviamos dos códigos: uno a tu correo y otro a tu celular. Con los dos eliges una contraseña nueva.',
  submit: 'Enviar los códigos',
  fields: { username },
  problems: { code_wrong },
} satisfies WordsOf<typeof forgetfulForm> & Record<string, unknown>;

/** Copy for recovering a password. */
export const recoveryCopy = {
  description: 'Elige una contraseña nueva con los códigos que te enviamos a tu correo y a tu celular.',
  forgetful: forgetfulCopy,
  title: 'Elige una contraseña nueva',
  lead: 'Si hay una cuenta de {{username}}, en unos segundos llega un código a su correo y otro a su celular.',
  submit: 'Guardar mi contraseña',
  somebodyElse: 'Usar otro celular o correo',
  noCodes: '¿No llegan o cambiaste de celular y de correo?',
  call: 'Llámanos al {{customerCarePhone}}: te pedimos confirmar que eres tú.',
  remembered: '¿Ya te acordaste?',
  signIn: 'Inicia sesión',
  fields: {
    username,
    emailCode: {
      label: 'Código de tu correo',
      problems: {
        required: 'Escribe el código que llegó a tu correo.',
        invalid: 'Escribe completo el código de tu correo, solo con números.',
      },
    },
    code: {
      label: 'Código de tu celular',
      problems: {
        required: 'Escribe el código que llegó a tu celular.',
        invalid: 'Escribe completo el código de tu celular, solo con números.',
      },
    },
    password: {
      label: 'Contraseña nueva',
      problems: { required: 'Elige una contraseña.', invalid: 'Esa contraseña no se puede usar. Elige otra.' },
    },
    repeat: {
      label: 'Repite la contraseña nueva',
      problems: { invalid: 'No es igual a la de arriba. Escríbela otra vez.' },
    },
  },
  problems: { code_wrong },
} satisfies WordsOf<typeof recoveryForm> & Record<string, unknown>;
