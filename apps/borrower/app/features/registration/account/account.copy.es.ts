import type { WordsOf } from '../../../forms/form-words.ts';
import type { accountForm, codeForm, phoneForm } from './account.server.ts';

/** Copy of the first page of opening an account. */
const phoneCopy = {
  title: 'Crea tu cuenta',
  description: 'Abre tu cuenta con tu celular y pide tu préstamo por internet, con el costo total a la vista.',
  detail: 'Tu cuenta · aprox. 2 min',
  lead: 'Empezamos por tu celular: te enviamos un código para confirmar que es tuyo.',
  why: 'Con tu celular te avisamos de tu solicitud y confirmas tu firma. Nadie más puede abrir una cuenta con él.',
  submit: 'Enviar código',
  signedUp: '¿Ya tienes cuenta?',
  signIn: 'Inicia sesión',
  fields: {
    phone: {
      label: 'Celular',
      hint: '10 dígitos. Te llega un mensaje de texto sin costo.',
      problems: {
        required: 'Escribe tu celular.',
        invalid: 'Escribe tu celular a 10 dígitos, sin ceros al inicio.',
      },
    },
  },
  problems: {
    already_sent_in_last_minutes: 'Ya te enviamos un código hace menos de un minuto. Espera un poco y pide otro.',
    request_count_by_day_exceed: 'Ya pediste los códigos de hoy para este celular. Intenta mañana.',
  },
} satisfies WordsOf<typeof phoneForm> & Record<string, unknown>;

/** Copy of the second page: the code that proves the phone. */
const codeCopy = {
  title: 'Confirma tu celular',
  lead: 'Enviamos un código por mensaje de texto al {{phone}}.',
  why: 'El código confirma que el celular es tuyo. Nadie de nuestro equipo te lo va a pedir por teléfono.',
  submit: 'Confirmar',
  changePhone: 'Cambiar número',
  tooLate: 'Tu código venció antes de terminar. Pide otro y sigues donde ibas.',
  fields: {
    code: {
      label: 'Código',
      problems: {
        required: 'Escribe el código que te llegó por mensaje.',
        invalid: 'El código tiene {{digits}} dígitos, solo números.',
      },
    },
  },
  problems: {
    ...phoneCopy.problems,
    code_wrong: 'El código no coincide. Revísalo en el mensaje más reciente.',
    code_expired: 'Ese código ya venció o tuvo varios intentos. Pide otro.',
  },
} satisfies WordsOf<ReturnType<typeof codeForm>> &
  Pick<WordsOf<typeof phoneForm>, 'problems'> &
  Record<string, unknown>;

/** Copy of the third page: what is accepted before anything else is asked. */
const consentsCopy = {
  title: 'Antes de empezar',
  lead: 'Lee qué aceptas y cómo cuidamos tus datos. Los dos textos se abren aparte.',
  why: 'La ley nos pide tu permiso antes de usar tus datos. Puedes leer los textos cuando quieras en «Documentos».',
  submit: 'Aceptar y seguir',
  fields: {
    terms: { label: 'Términos', problems: { invalid: 'Acepta los términos y condiciones para seguir.' } },
    privacy: { label: 'Privacidad', problems: { invalid: 'Acepta el aviso de privacidad para seguir.' } },
  },
};

/** Copy that replaces the other parts, where the proven phone has an account. */
const knownCopy = {
  title: 'Ya tienes una cuenta',
  lead: 'El celular {{phone}} ya tiene cuenta. Inicia sesión y sigue con tu solicitud.',
  why: 'Cada celular abre una sola cuenta. Así nadie puede pedir un préstamo en tu nombre con otra.',
  signIn: 'Iniciar sesión',
  recover: 'Recuperar mi contraseña',
  changePhone: 'Usar otro celular',
};

/** Copy of all pages, and of the last one: the login data. */
export const accountCopy = {
  phone: phoneCopy,
  code: codeCopy,
  consents: consentsCopy,
  known: knownCopy,
  title: 'Tu correo y tu contraseña',
  lead: 'Con ellos entras a tu cuenta.',
  why: 'Si olvidas tu contraseña, la recuperas con tu correo y tu celular.',
  submit: 'Crear mi cuenta',
  fields: {
    email: {
      label: 'Correo electrónico',
      hint: 'Con él también recuperas tu cuenta.',
      problems: {
        required: 'Escribe tu correo.',
        invalid: 'Revisa tu correo: debe verse como nombre@correo.com.',
        not_unique: 'Ese correo ya tiene cuenta. Inicia sesión o usa otro.',
      },
    },
    password: {
      label: 'Contraseña',
      problems: {
        required: 'Elige una contraseña.',
        invalid: 'Esa contraseña no se puede usar. Elige otra.',
      },
    },
  },
  problems: {
    code_wrong: codeCopy.problems.code_wrong,
    code_expired: codeCopy.problems.code_expired,
    not_unique: 'Ese correo ya tiene cuenta. Inicia sesión o usa otro.',
  },
} satisfies WordsOf<ReturnType<typeof accountForm>> & Record<string, unknown>;
