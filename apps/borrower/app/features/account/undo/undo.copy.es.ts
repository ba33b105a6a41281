import type { WordsOf } from '../../../forms/form-words.ts';
import type { undoForm } from './undo.server.ts';

/** Copy for a change of e-mail or phone that another person made. */
export const undoCopy = {
  title: 'Deshaz un cambio que no hiciste',
  description: 'Recupera el correo o el celular de tu cuenta con el código que te enviamos.',
  lead: 'Si te avisamos de un cambio que no pediste, escribe aquí el código de ese aviso. Sirve durante tres días.',
  submit: 'Deshacer el cambio',
  after:
    'Tu cuenta vuelve a usar tu correo o tu celular de antes y cerramos todas las sesiones. Tu contraseña sigue igual.',
  help: 'Si el código ya no sirve, llámanos al {{customerCarePhone}}.',
  fields: {
    address: {
      label: 'Tu correo o tu celular de antes',
      hint: 'Aquel en el que recibiste el aviso.',
      problems: { required: 'Escribe tu correo o tu celular de antes.', invalid: 'Revisa tu correo o tu celular.' },
    },
    code: {
      label: 'Código del aviso',
      hint: '10 letras y números.',
      problems: {
        required: 'Escribe el código del aviso.',
        invalid: 'El código tiene 10 letras y números. Revísalo en el aviso.',
      },
    },
  },
  problems: {
    code_wrong:
      'Con esos datos no hay un cambio que deshacer. Revisa el código y dónde te llegó, o llámanos al {{customerCarePhone}}.',
  },
} satisfies WordsOf<typeof undoForm> & Record<string, unknown>;
