import type { WordsOf } from '../../../forms/form-words.ts';
import type { accountForm, phoneForm } from './account.server.ts';

const phoneProblems = {
  required: 'Escribe tu celular.',
  invalid: 'Escribe tu celular a 10 dígitos, sin ceros al inicio.',
};

/** Why no code was sent. */
const codeProblems = {
  already_sent_in_last_minutes: 'Ya te enviamos un código hace menos de un minuto. Espera un poco y pide otro.',
  request_count_by_day_exceed: 'Ya pediste los códigos de hoy para este celular. Intenta mañana.',
};

/** The first half of opening an account. */
const phoneCopy = {
  title: 'Crea tu cuenta',
  detail: 'Tu cuenta · aprox. 2 min',
  lead: 'Empezamos por tu celular: te enviamos un código para confirmar que es tuyo.',
  why: 'Con tu celular te avisamos de tu solicitud y confirmas tu firma. Nadie más puede abrir una cuenta con él.',
  submit: 'Enviar código',
  signedUp: '¿Ya tienes cuenta?',
  signIn: 'Inicia sesión',
  fields: {
    phone: { label: 'Celular', hint: '10 dígitos. Te llega un mensaje de texto sin costo.', problems: phoneProblems },
  },
  problems: codeProblems,
} satisfies WordsOf<typeof phoneForm> & Record<string, unknown>;

/** The second half. */
export const accountCopy = {
  phone: phoneCopy,
  title: 'Confirma tu celular',
  lead: 'Enviamos un código por mensaje de texto al {{phone}}.',
  why: 'El código confirma que el celular es tuyo. Tu correo recibe tu contrato y tu contraseña protege tu cuenta.',
  submit: 'Crear mi cuenta',
  changePhone: 'Cambiar número',
  resend: 'Enviar otro código',
  resendIn: 'Podrás pedir otro código en {{seconds}} s',
  resent: 'Te enviamos otro código. El anterior ya no sirve.',
  codeHint: 'Son {{digits}} dígitos. Vence en 10 minutos.',
  terms: 'Leí y acepto los',
  termsLink: 'términos y condiciones',
  privacy: 'Leí el',
  privacyLink: 'aviso de privacidad',
  privacyEnd: 'y acepto que usen mis datos para evaluar mi solicitud',
  fields: {
    phone: {
      label: 'Celular',
      problems: { ...phoneProblems, not_unique: 'Ese celular ya tiene cuenta. Inicia sesión o usa otro.' },
    },
    code: {
      label: 'Código',
      problems: {
        required: 'Escribe el código que te llegó por mensaje.',
        invalid: 'El código tiene solo números. Revísalo en tu mensaje.',
      },
    },
    email: {
      label: 'Correo electrónico',
      hint: 'Aquí te enviamos tu contrato.',
      problems: {
        required: 'Escribe tu correo.',
        invalid: 'Revisa tu correo: debe verse como nombre@correo.com.',
        not_unique: 'Ese correo ya tiene cuenta. Inicia sesión o usa otro.',
      },
    },
    password: {
      label: 'Contraseña',
      hint: 'De 8 a 64 caracteres. Una frase larga es fácil de recordar.',
      problems: {
        required: 'Elige una contraseña.',
        invalid: 'Elige una contraseña de 8 a 64 caracteres.',
      },
    },
    terms: { label: 'Términos', problems: { invalid: 'Acepta los términos y condiciones para seguir.' } },
    privacy: { label: 'Privacidad', problems: { invalid: 'Acepta el aviso de privacidad para seguir.' } },
  },
  problems: {
    ...codeProblems,
    code_wrong: 'El código no coincide. Revísalo en el mensaje más reciente.',
    code_expired: 'Ese código ya venció o tuvo varios intentos. Pide otro.',
    not_unique: 'Ese celular o ese correo ya tiene cuenta. Inicia sesión o usa otro.',
    password_too_weak: 'Esa contraseña es fácil de adivinar. Usa una de 8 a 64 caracteres que no sea común.',
  },
} satisfies WordsOf<typeof accountForm> & Pick<WordsOf<typeof phoneForm>, 'problems'> & Record<string, unknown>;
