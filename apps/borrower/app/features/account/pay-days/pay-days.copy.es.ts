import type { WordsOf } from '../../../forms/form-words.ts';
import type { payForm } from './pay-days.server.ts';

/** Copy for when a client is paid. */
export const payDaysCopy = {
  title: 'Cuándo te pagan',
  description: 'Cambia cada cuándo y qué día cobras.',
  lead: 'Con esto la calculadora empieza en tu día de pago. Un préstamo que ya firmaste conserva su fecha.',
  show: 'Ver fechas',
  submit: 'Guardar mis días de pago',
  fields: {
    cycle: { label: '¿Cada cuándo cobras?', problems: { invalid: 'Elige cada cuándo cobras.' } },
    dates: {
      label: '¿Qué día cobras?',
      problems: {
        required: 'Elige qué día cobras.',
        invalid: 'Elige otra fecha de la lista.',
        pay_dates_invalid: 'Esa fecha ya no se puede elegir. Recarga la página y elige otra.',
      },
    },
  },
  problems: { pay_dates_invalid: 'Esa fecha ya no se puede elegir. Recarga la página y elige otra.' },
} satisfies WordsOf<typeof payForm> & Record<string, unknown>;
