import type { WordsOf } from '@lender/web/forms';
import type { acceptForm } from './accept-form.ts';

const EXPIRED = 'Este enlace ya se usó o venció. Pide que te inviten otra vez.';

export const invitationCopy = {
  brand: 'Quincena',
  title: 'Te damos la bienvenida',
  lead: (name: string, role: string) => `${name}, elige tu contraseña para entrar. Tu rol es ${role}.`,
  email: 'Tu correo',
  password: 'Contraseña',
  hint: 'De 8 a 64 caracteres. Una frase se recuerda mejor.',
  show: 'Mostrar',
  hide: 'Ocultar',
  submit: 'Crear mi cuenta',
  summary: 'Revisa 1 dato',
  over: { title: 'Este enlace ya no sirve', lead: EXPIRED, toSignIn: 'Ir a ingresar' },
  problems: {
    fields: {
      password: {
        required: 'Escribe una contraseña.',
        password_too_weak: ({ minLength, maxLength }) =>
          `Usa de ${minLength} a ${maxLength} caracteres y que no sea fácil de adivinar.`,
        invalid: 'Escribe una contraseña.',
      },
    },
    form: {
      code_expired: EXPIRED,
      password_too_weak: 'Esa contraseña es fácil de adivinar. Escribe otra.',
      rate_limited: 'Hubo demasiados intentos. Espera una hora e intenta de nuevo.',
      invalid: EXPIRED,
    },
  } satisfies WordsOf<ReturnType<typeof acceptForm>>,
} as const;
