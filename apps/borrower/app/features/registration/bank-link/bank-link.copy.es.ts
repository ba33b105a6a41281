import type { BankLinkProblem } from './bank-link.ts';

/** Copy for the account that the client lets us read. */
export const bankLinkCopy = {
  title: 'Conecta tu cuenta de banco',
  detail: 'Tu banco · aprox. 2 min',
  lead: 'Así confirmamos tus ingresos sin que busques ni mandes estados de cuenta.',
  why: 'Con los movimientos de tu cuenta vemos que tu sueldo llega y cuánto puedes pagar sin apretarte. Conectarla es opcional.',
  points: {
    see: {
      title: 'Qué vemos',
      text: 'De quién es la cuenta, su saldo y sus movimientos de los últimos 100 días. Solo los leemos, una vez.',
    },
    password: {
      title: 'Tu contraseña no nos llega',
      text: 'La escribes en la ventana de Belvo, la empresa que habla con tu banco por ti. Nadie puede mover tu dinero con esto.',
    },
    revoke: {
      title: 'La desconectas cuando quieras',
      text: 'Si después eliges seguir sin conectarla, borramos lo que leímos. Y al terminar tu solicitud la desconectamos nosotros.',
    },
  },
  connect: 'Acepto y conecto mi cuenta',
  leaving: 'Vas a salir un momento a la página de Belvo y después regresas aquí.',
  skip: 'Seguir sin conectarla',
  skipHint: 'Si hace falta, te pediremos un estado de cuenta.',
  retry: 'Intentar de nuevo',
  problems: {
    provider_unavailable:
      'Belvo no nos contesta en este momento. Intenta de nuevo en unos minutos, o sigue sin conectarla.',
    rate_limited: 'Lo intentaste muchas veces. Espera una hora, o sigue sin conectarla.',
    not_found: 'No pudimos confirmar que esa cuenta la conectaste tú. Conéctala otra vez desde aquí.',
    failed: 'Tu banco no terminó la conexión. Puedes intentar de nuevo o elegir otra cuenta.',
    left: 'Saliste sin conectar tu cuenta. Puedes hacerlo cuando quieras, o seguir sin conectarla.',
  } satisfies Record<BankLinkProblem, string>,
};
