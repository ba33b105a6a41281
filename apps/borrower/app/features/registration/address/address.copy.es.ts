import type { WordsOf } from '../../../forms/form-words.ts';
import type { addressForm } from './address.server.ts';

/** Copy for where the client lives. */
export const addressCopy = {
  title: '¿Dónde vives?',
  detail: 'Tu domicilio · aprox. 1 min',
  lead: 'Escribe la dirección donde vives hoy, aunque no sea la de tu INE.',
  why: 'La ley nos pide conocer el domicilio de cada cliente y aparece en tu contrato. El aviso de privacidad dice con quién se comparte.',
  submit: 'Guardar y seguir',
  choose: 'Elige una opción',
  showCities: 'Ver municipios',
  fields: {
    region: { label: 'Estado', problems: { invalid: 'Elige tu estado.' } },
    city: {
      label: 'Municipio o alcaldía',
      hint: 'Depende del estado que elijas.',
      problems: { invalid: 'Elige tu municipio.' },
    },
    postalCode: {
      label: 'Código postal',
      hint: '5 dígitos.',
      problems: { required: 'Escribe tu código postal.', invalid: 'El código postal tiene 5 dígitos.' },
    },
    district: {
      label: 'Colonia',
      problems: { required: 'Escribe tu colonia.', invalid: 'Escribe tu colonia en una sola línea.' },
    },
    street: {
      label: 'Calle',
      problems: { required: 'Escribe tu calle.', invalid: 'Escribe tu calle en una sola línea.' },
    },
    exteriorNumber: {
      label: 'Número exterior',
      hint: 'Si no tiene, escribe S/N.',
      problems: {
        required: 'Escribe el número, o S/N si no tiene.',
        invalid: 'Escribe el número exterior con 20 caracteres o menos.',
      },
    },
    interiorNumber: {
      label: 'Número interior',
      problems: { invalid: 'Escribe el número interior con 20 caracteres o menos.' },
    },
  },
} satisfies WordsOf<typeof addressForm> & Record<string, unknown>;
