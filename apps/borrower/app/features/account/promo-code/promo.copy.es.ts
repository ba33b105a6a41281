import type { WordsOf } from '../../../forms/form-words.ts';
import type { promoForm } from './promo.server.ts';

/** Copy for a promotion for the next application. */
export const promoCopy = {
  title: 'Código de promoción',
  description: 'Guarda un código de promoción para tu próxima solicitud.',
  lead: 'Lo guardamos para tu próxima solicitud y ahí se aplica si te sale más barato. Los descuentos no se suman.',
  submit: 'Guardar código',
  saved: 'Listo, guardamos tu promoción.',
  yours: 'Tu promoción',
  interest: 'Intereses',
  fee: 'Comisión',
  off: '{{percent}} % menos',
  none: 'Todavía no tienes una promoción guardada.',
  replaces: 'Si guardas otro código, toma el lugar de este.',
  fields: {
    code: {
      label: 'Código',
      hint: 'De 2 a 64 letras y números, como te lo dieron.',
      problems: {
        required: 'Escribe tu código.',
        invalid: 'El código solo lleva letras, números y guiones. Revísalo.',
      },
    },
  },
  problems: {
    promo_code_invalid: 'Ese código no existe o ya terminó. Revisa que esté bien escrito.',
    promo_code_used: 'Ya usaste ese código.',
  },
} satisfies WordsOf<typeof promoForm> & Record<string, unknown>;
