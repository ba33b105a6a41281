import type { WordsOf } from '../../../forms/form-words.ts';
import type { detailsForm } from './details.server.ts';

/** Reason for refusing a birth date, from its facts. */
type BirthDateReason = 'differs' | 'in_future';

/** Copy for names, CURP and birth date. */
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
  curpPlace: {
    letter: 'El carácter {{place}} de tu CURP es una letra, y ahí dice «{{sign}}».',
    digit: 'El carácter {{place}} de tu CURP es un número, y ahí dice «{{sign}}».',
    either: 'El carácter {{place}} de tu CURP es una letra o un número, y ahí dice «{{sign}}».',
    date: 'Los caracteres 5 a 10 de tu CURP son tu fecha de nacimiento (año, mes, día), y «{{sign}}» no es una fecha.',
    state: 'Los caracteres 12 y 13 de tu CURP son el estado donde naciste, y «{{sign}}» no es ninguno.',
    sum: 'Algún carácter de tu CURP no coincide con el último. Compárala con tu INE, uno por uno.',
  },
  names: { givenNames: 'nombre', firstSurname: 'primer apellido', secondSurname: 'segundo apellido' },
  fields: {
    firstName: {
      label: 'Primer nombre',
      problems: {
        required: 'Escribe tu primer nombre.',
        invalid: 'Tu primer nombre lleva solo letras: de 2 a 50, como en tu INE.',
      },
    },
    middleName: {
      label: 'Otros nombres',
      problems: { invalid: 'Tus otros nombres llevan solo letras: de 2 a 50, como en tu INE.' },
    },
    lastName: {
      label: 'Primer apellido',
      problems: {
        required: 'Escribe tu primer apellido.',
        invalid: 'Tu primer apellido lleva solo letras: de 2 a 50, como en tu INE.',
      },
    },
    secondLastName: {
      label: 'Segundo apellido',
      problems: { invalid: 'Tu segundo apellido lleva solo letras: de 2 a 50, como en tu INE.' },
    },
    curp: {
      label: 'CURP',
      hint: '18 letras y números. Puedes pegarla.',
      problems: {
        required: 'Escribe tu CURP.',
        invalid: 'Revisa tu CURP: tiene 18 letras y números.',
      },
    },
    birthDate: {
      label: 'Fecha de nacimiento',
      hint: 'Mes/día/año, por ejemplo 05/28/1990. Se llena sola con tu CURP.',
      problems: {
        invalid: 'Revisa tu fecha de nacimiento: va mes/día/año, por ejemplo 05/28/1990.',
      },
    },
  },
  problems: {
    under_age: 'Para pedir un préstamo necesitas tener 18 años cumplidos.',
    birth_date_invalid: 'Esa fecha de nacimiento no es la de tu CURP.',
    birth_date_invalid_differs:
      'Esa fecha no es la de tu CURP. Revisa las dos: la fecha va mes/día/año, por ejemplo 05/28/1990.',
    birth_date_invalid_in_future:
      'Esa fecha todavía no llega. Escribe el día en que naciste: mes/día/año, por ejemplo 05/28/1990.',
    not_unique: 'Esa CURP ya tiene cuenta. Inicia sesión o llámanos al {{customerCarePhone}}.',
    invalid_identificator: 'Revisa tu CURP: tiene 18 letras y números.',
  },
} satisfies WordsOf<typeof detailsForm> &
  Record<string, unknown> & { readonly problems: Readonly<Record<`birth_date_invalid_${BirthDateReason}`, string>> };
