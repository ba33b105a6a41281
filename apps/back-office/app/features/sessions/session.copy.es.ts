import type { Sentence, WordsOf } from '@lender/web/forms';
import type { secondStepForm } from './second-step.ts';
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
  /** Also shown where nothing was typed. */
  idle: (minutes: number) =>
    `Cerramos tu sesión porque no la usaste en ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}. Ingresa de nuevo para seguir donde estabas: lo que escribiste sigue ahí.`,
  firstMonths: (day: number, days: number) =>
    `La prestamista vive sus primeros tres meses: va en el día ${day} de ${days}. Podrás ingresar en cuanto termine.`,
  warning: {
    title: 'Tu sesión se cierra en menos de un minuto',
    text: 'Nadie la ha usado por un rato.',
    stay: 'Seguir aquí',
  },
  summary: { one: 'Revisa 1 dato', other: 'Revisa 2 datos' },
  problems: {
    fields: {
      username: { invalid: 'Escribe tu correo.' },
      password: { invalid: 'Escribe tu contraseña.' },
    },
    form: {
      credentials_wrong: 'El correo o la contraseña no son correctos.',
      rate_limited: 'Hubo demasiados intentos. Espera 15 minutos e intenta de nuevo.',
      unavailable: 'No pudimos comprobar tus datos. Intenta de nuevo en un momento.',
      invalid: 'No pudimos comprobar tus datos. Intenta de nuevo en un momento.',
    },
  } satisfies WordsOf<typeof signInForm> & { form: { unavailable: Sentence } },
  secondStep: {
    title: 'Escribe tu código',
    lead: 'Es el segundo paso para entrar.',
    code: 'Código',
    hint: 'Los 6 dígitos que muestra tu app de autenticación. Si no la tienes a la mano, usa uno de tus códigos de recuperación.',
    submit: 'Entrar',
    startAgain: 'Volver a empezar',
    problems: {
      fields: {
        code: {
          required: 'Escribe el código que muestra tu app.',
          code_wrong: 'El código no es correcto, o ya se usó. Espera el siguiente de tu app.',
          invalid: 'El código de la app tiene 6 dígitos; el de recuperación, 10 letras y números.',
        },
      },
      form: {
        code_wrong: 'El código no es correcto, o ya se usó. Espera el siguiente de tu app.',
        illegal_transition: 'Ya entraste en otra pestaña. Recarga la página.',
        rate_limited: 'Hubo demasiados intentos. Espera 15 minutos e intenta de nuevo.',
        unavailable: 'No pudimos comprobar tu código. Intenta de nuevo en un momento.',
        invalid: 'No pudimos comprobar tu código. Intenta de nuevo en un momento.',
      },
    } satisfies WordsOf<typeof secondStepForm> & { form: { unavailable: Sentence } },
  },
  setUp: {
    title: 'Protege tu cuenta',
    lead: 'Tu rol entra con un segundo factor. Actívalo una vez y sigues con tu trabajo.',
    toWork: 'Ya los guardé, continuar',
  },
} as const;
