import type { WordsOf } from '../../../forms/form-words.ts';
import type { passwordForm } from './change-password.server.ts';

/** Another password. */
export const passwordCopy = {
  title: 'Cambia tu contraseña',
  description: 'Cambia la contraseña de tu cuenta.',
  lead: 'Al cambiarla cerramos tus sesiones en otros dispositivos. En este sigues dentro.',
  submit: 'Cambiar mi contraseña',
  forgotten: '¿No recuerdas la de ahora? Cierra tu sesión y elige «Recupérala» al entrar.',
  fields: {
    oldPassword: {
      label: 'Contraseña de ahora',
      problems: { required: 'Escribe tu contraseña de ahora.', invalid: 'Revisa tu contraseña de ahora.' },
    },
    newPassword: {
      label: 'Contraseña nueva',
      problems: { required: 'Elige una contraseña nueva.', invalid: 'Esa contraseña no se puede usar. Elige otra.' },
    },
    repeat: {
      label: 'Repite la contraseña nueva',
      problems: { invalid: 'No es igual a la de arriba. Escríbela otra vez.' },
    },
  },
  problems: {
    incorrect_old_password: 'Esa no es tu contraseña de ahora. Revísala y vuelve a intentar.',
    password_not_unique: 'Esa es la contraseña que ya tienes. Elige una distinta.',
  },
} satisfies WordsOf<typeof passwordForm> & Record<string, unknown>;
