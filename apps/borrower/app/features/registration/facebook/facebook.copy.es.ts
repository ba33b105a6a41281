import type { LoginProblem } from './login-problem.ts';

/** Copy for a login with Facebook, which is optional. */
export const externalLoginCopy = {
  title: 'Confirma quién eres con Facebook',
  lead: 'Si tienes Facebook, puedes usarlo para confirmar que eres una persona real. Si no quieres, sáltate este paso.',
  points: [
    'Vas a Facebook, dices que sí y regresas aquí.',
    'Solo guardamos que lo hiciste, cuándo, y una marca cifrada de tu cuenta. No guardamos tu nombre, tus fotos ni tus contactos, y no publicamos nada.',
    'No cambia la respuesta a tu solicitud, la hagas o no.',
  ],
  submit: 'Continuar con Facebook',
  skip: 'Seguir sin Facebook',
  problems: {
    cancelled: 'Cancelaste en Facebook. Puedes intentarlo otra vez o seguir sin Facebook.',
    invalid: 'Facebook no pudo confirmar quién eres, o pasó demasiado tiempo. Intenta otra vez o sigue sin Facebook.',
    away: 'Facebook no responde en este momento. Intenta en unos minutos o sigue sin Facebook.',
    too_often: 'Lo intentaste muchas veces seguidas. Espera unos minutos o sigue sin Facebook.',
  } satisfies Record<LoginProblem, string>,
};
