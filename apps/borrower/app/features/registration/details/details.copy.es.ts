import type { WordsOf } from '../../../forms/form-words.ts';
import type { detailsForm } from './details.server.ts';

const nameInvalid = 'Usa solo letras, al menos dos, como en tu acta de nacimiento.';

/** Names and CURP. */
export const detailsCopy = {
  title: 'Cuéntanos quién eres',
  detail: 'Tus datos · aprox. 1 min',
  lead: 'Escribe tu nombre igual que en tu INE.',
  why: 'Con tu nombre y tu CURP confirmamos que la solicitud es tuya y que nadie usa tu identidad.',
  submit: 'Guardar y seguir',
  curpHelpTitle: '¿Dónde encuentro mi CURP?',
  curpHelp: 'La CURP es tu clave de 18 letras y números. Está en tu INE y en gob.mx/curp.',
  lookAlike: 'Quizá es {{suggestion}}. La letra O y el cero, o la I y el uno, se confunden.',
  nameDiffers: 'Tu CURP no parece coincidir con lo que escribiste en: {{names}}. Revísalo; si está bien, sigue.',
  names: { givenNames: 'nombre', firstSurname: 'primer apellido', secondSurname: 'segundo apellido' },
  fields: {
    firstName: { label: 'Primer nombre', problems: { required: 'Escribe tu nombre.', invalid: nameInvalid } },
    middleName: { label: 'Otros nombres', problems: { invalid: nameInvalid } },
    lastName: { label: 'Primer apellido', problems: { required: 'Escribe tu apellido.', invalid: nameInvalid } },
    secondLastName: { label: 'Segundo apellido', problems: { invalid: nameInvalid } },
    curp: {
      label: 'CURP',
      hint: '18 letras y números. Puedes pegarla.',
      problems: {
        required: 'Escribe tu CURP.',
        invalid: 'Revisa tu CURP: tiene 18 letras y números.',
      },
    },
  },
  problems: {
    under_age: 'Para pedir un préstamo necesitas tener 18 años cumplidos.',
    not_unique: 'Esa CURP ya tiene cuenta. Inicia sesión o llámanos al {{customerCarePhone}}.',
    invalid_identificator: 'Revisa tu CURP: tiene 18 letras y números.',
  },
} satisfies WordsOf<typeof detailsForm> & Record<string, unknown>;
