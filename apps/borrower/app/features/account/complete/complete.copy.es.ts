import type { WordsOf } from '../../../forms/form-words.ts';
import type { completeForm } from './complete.server.ts';

/** Copy for an account that staff opened. */
export const completeCopy = {
  title: 'Completa tu registro',
  description: 'Elige tu contraseña y revisa los términos para usar tu cuenta.',
  lead: 'Abrimos tu cuenta contigo. Para usarla, danos tu correo, elige una contraseña tuya y acepta los términos.',
  submit: 'Completar mi registro',
  fields: {
    email: {
      label: 'Correo electrónico',
      hint: 'Lo usas para entrar y para recuperar tu cuenta.',
      problems: {
        required: 'Escribe tu correo.',
        invalid: 'Revisa tu correo: debe verse como nombre@correo.com.',
        not_unique: 'Ese correo ya es de otra cuenta. Usa otro.',
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
    terms: { label: 'Términos', problems: { invalid: 'Acepta los términos y condiciones para seguir.' } },
    privacy: { label: 'Privacidad', problems: { invalid: 'Acepta el aviso de privacidad para seguir.' } },
  },
  problems: { not_unique: 'Ese correo ya es de otra cuenta. Usa otro.' },
} satisfies WordsOf<typeof completeForm> & Record<string, unknown>;
