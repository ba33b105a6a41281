import type { Sentence, WordsOf } from '@lender/web/forms';
import type { signInForm } from './sign-in.ts';

export const sessionCopy = {
  brand: 'Quincena',
  title: 'Ingresar',
  lead: 'Operación, solo para el personal.',
  email: 'Correo',
  password: 'Contraseña',
  show: 'Mostrar',
  hide: 'Ocultar',
  submit: 'Ingresar',
  expired: 'Tu sesión terminó. Ingresa de nuevo para seguir donde estabas.',
  summary: { one: 'Revisa 1 dato', other: 'Revisa 2 datos' },
  code: 'Código de tu app de autenticación',
  problems: {
    fields: {
      username: { invalid: 'Escribe tu correo.' },
      password: { invalid: 'Escribe tu contraseña.' },
      otp: {
        required: 'Escribe el código de 6 dígitos que muestra tu app.',
        invalid: 'El código tiene 6 dígitos.',
      },
    },
    form: {
      credentials_wrong: 'El correo o la contraseña no son correctos.',
      rate_limited: 'Hubo demasiados intentos. Espera 15 minutos e intenta de nuevo.',
      unavailable: 'No pudimos comprobar tus datos. Intenta de nuevo en un momento.',
      invalid: 'No pudimos comprobar tus datos. Intenta de nuevo en un momento.',
    },
  } satisfies WordsOf<typeof signInForm> & { form: { unavailable: Sentence } },
} as const;
