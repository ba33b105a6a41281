import type { WordsOf } from '../../forms/form-words.ts';
import type { loginForm } from './login.server.ts';
import type { LoginNotice } from './login.ts';
import { recoveryCopy } from './recovery/recovery.copy.es.ts';

/** Copy for signing in and out, and for recovering a password. */
export const sessionCopy = {
  recovery: recoveryCopy,
  login: {
    title: 'Inicia sesión',
    description: 'Entra a tu cuenta para seguir tu solicitud o ver tu préstamo.',
    lead: 'Sigue tu solicitud o revisa tu préstamo.',
    submit: 'Iniciar sesión',
    notices: {
      sesion: 'Tu sesión terminó por seguridad. Entra otra vez y sigues donde ibas.',
      bloqueada: 'Tu cuenta está bloqueada. Llámanos al {{customerCarePhone}} y lo revisamos contigo.',
      salida: 'Cerraste tu sesión. Hasta pronto.',
      contrasena: 'Listo, tu contraseña cambió y cerramos todas tus sesiones. Entra con la nueva.',
      deshecho:
        'Listo, deshicimos el cambio y cerramos todas las sesiones. Si alguien más sabe tu contraseña, recupérala abajo y elige otra.',
      temporal: 'Entra con tu celular y la contraseña temporal que te enviamos por mensaje de texto.',
      entrega: 'Este acceso ya se usó o pasó su minuto. Ábrelo otra vez desde la operación.',
    } satisfies Record<LoginNotice, string>,
    fields: {
      username: {
        label: 'Celular o correo',
        hint: 'El que usaste para crear tu cuenta.',
        problems: {
          required: 'Escribe tu celular o tu correo.',
          invalid: 'Revisa tu celular o tu correo.',
        },
      },
      password: {
        label: 'Contraseña',
        problems: { required: 'Escribe tu contraseña.', invalid: 'Revisa tu contraseña.' },
      },
    },
    problems: {
      credentials_wrong: 'El celular, el correo o la contraseña no coinciden. Revisa y vuelve a intentar.',
      rate_limited: 'Hubo muchos intentos seguidos. Por tu seguridad, espera 15 minutos y vuelve a intentar.',
    },
    forgotten: '¿Olvidaste tu contraseña?',
    recover: 'Recupérala',
    newHere: '¿Aún no tienes cuenta?',
    register: 'Crear cuenta',
  } satisfies WordsOf<typeof loginForm> & Record<string, unknown>,
};
