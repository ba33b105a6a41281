import type { WordsOf } from '../../../forms/form-words.ts';
import type { bankAccountForm } from './bank-account.server.ts';

/** The account that receives the money. */
export const bankAccountCopy = {
  title: '¿A qué cuenta te depositamos?',
  detail: 'Tu cuenta de banco · aprox. 1 min',
  lead: 'Escribe la CLABE de una cuenta a tu nombre. Ahí recibes tu préstamo.',
  why: 'La CLABE son los 18 dígitos que identifican tu cuenta. La usamos solo para depositarte.',
  submit: 'Guardar y seguir',
  find: '¿Dónde encuentro mi CLABE?',
  findHelp:
    'En la app de tu banco, dentro de los datos de tu cuenta, o en tu estado de cuenta. No es el número de tu tarjeta.',
  bank: 'Banco: {{bank}}',
  missing_one: 'Falta un dígito.',
  missing_many: 'Faltan {{count}} dígitos.',
  missing_other: 'Faltan {{count}} dígitos.',
  complete: 'La CLABE está bien escrita.',
  fields: {
    clabe: {
      label: 'CLABE',
      hint: '18 dígitos. Puedes pegarla con espacios.',
      problems: {
        required: 'Escribe tu CLABE.',
        invalid: 'Revisa tu CLABE: tiene 18 dígitos.',
      },
    },
  },
  problems: {
    clabe_invalid: 'Revisa tu CLABE: tiene 18 dígitos.',
    clabe_taken: 'Esa CLABE ya está registrada por otra persona. Usa una cuenta a tu nombre.',
  },
} satisfies WordsOf<typeof bankAccountForm> & Record<string, unknown>;
