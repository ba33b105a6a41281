import type { WordsOf } from '../../../forms/form-words.ts';
import type { askEmailForm, askPhoneForm, changeEmailForm, changePhoneForm } from './contact-forms.server.ts';

/** Problems of this change, and of every other change. */
const changeProblems = {
  code_wrong: 'El código no coincide. Revísalo en el mensaje más reciente.',
  code_expired: 'Ese código ya venció o tuvo varios intentos. Pide otro.',
  password_needed: 'Escribe tu contraseña para confirmar que eres tú.',
  credentials_wrong: 'Esa no es tu contraseña. Revísala y vuelve a intentar.',
  contact_changed_recently:
    'Hace menos de tres días cambiaste tu correo o tu celular. Por tu seguridad, espera a que pasen tres días o llámanos al {{customerCarePhone}}.',
};

const password = {
  label: 'Tu contraseña',
  hint: 'La que usas para entrar: así confirmamos que eres tú.',
  problems: { required: changeProblems.password_needed, invalid: 'Revisa tu contraseña.' },
};

const code = {
  label: 'Código',
  problems: {
    required: 'Escribe el código que te enviamos.',
    invalid: 'Escribe el código completo, solo con números.',
  },
};

const sendingProblems = {
  already_sent_in_last_minutes: 'Ya enviamos un código hace menos de un minuto. Espera un poco y pide otro.',
  request_count_by_day_exceed: 'Ya se enviaron los códigos de hoy. Intenta mañana.',
};

const emailAddress = {
  label: 'Correo nuevo',
  problems: {
    required: 'Escribe tu correo nuevo.',
    invalid: 'Revisa tu correo: debe verse como nombre@correo.com.',
    not_unique: 'Ese correo ya es de otra cuenta. Usa otro.',
    unchanged: 'Ese ya es tu correo. Escribe uno distinto.',
  },
};

const phoneAddress = {
  label: 'Celular nuevo',
  hint: '10 dígitos. Te llega un mensaje de texto sin costo.',
  problems: {
    required: 'Escribe tu celular nuevo.',
    invalid: 'Escribe tu celular a 10 dígitos, sin ceros al inicio.',
    not_unique: 'Ese celular ya es de otra cuenta. Usa otro.',
    unchanged: 'Ese ya es tu celular. Escribe uno distinto.',
  },
};

/** Another e-mail. */
export const changeEmailCopy = {
  title: 'Cambia tu correo',
  description: 'Cambia el correo de tu cuenta.',
  ask: {
    lead: 'Enviamos un código al correo nuevo para confirmar que es tuyo.',
    fields: { address: emailAddress },
    problems: sendingProblems,
  } satisfies WordsOf<typeof askEmailForm> & Record<string, unknown>,
  change: {
    title: 'Confirma tu correo nuevo',
    lead: 'Enviamos un código a {{address}}. Al confirmarlo avisamos a tu correo de antes, desde el que puedes deshacer el cambio durante tres días.',
    submit: 'Cambiar mi correo',
    another: 'Escribir otro correo',
    fields: { address: emailAddress, code, password },
    problems: {
      ...sendingProblems,
      ...changeProblems,
      not_unique: emailAddress.problems.not_unique,
      unchanged: emailAddress.problems.unchanged,
    },
  } satisfies WordsOf<typeof changeEmailForm> & Record<string, unknown>,
};

/** Another phone. */
export const changePhoneCopy = {
  title: 'Cambia tu celular',
  description: 'Cambia el celular de tu cuenta.',
  ask: {
    lead: 'Enviamos un código al celular nuevo para confirmar que es tuyo.',
    fields: { address: phoneAddress },
    problems: { ...sendingProblems, not_unique: phoneAddress.problems.not_unique },
  } satisfies WordsOf<typeof askPhoneForm> & Record<string, unknown>,
  change: {
    title: 'Confirma tu celular nuevo',
    lead: 'Enviamos un código al {{address}}. Al confirmarlo avisamos a tu celular de antes, desde el que puedes deshacer el cambio durante tres días.',
    submit: 'Cambiar mi celular',
    another: 'Escribir otro celular',
    fields: { address: phoneAddress, code, password },
    problems: {
      ...sendingProblems,
      ...changeProblems,
      not_unique: phoneAddress.problems.not_unique,
      unchanged: phoneAddress.problems.unchanged,
      illegal_transition:
        'Por ahora tu celular no se puede cambiar: el código para firmar tu préstamo llega a él, y el dinero va en camino cuando firmas. Podrás cambiarlo cuando recibas tu préstamo.',
    },
  } satisfies WordsOf<typeof changePhoneForm> & Record<string, unknown>,
};
