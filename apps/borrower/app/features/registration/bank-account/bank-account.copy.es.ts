import type { WordsOf } from '../../../forms/form-words.ts';
import type { bankAccountForm } from './bank-account.server.ts';

/** Copy for the account that receives the money. */
export const bankAccountCopy = {
  title: '¿A qué cuenta te depositamos?',
  detail: 'Tu cuenta de banco · aprox. 1 min',
  lead: 'Escribe la CLABE de una cuenta a tu nombre. Ahí recibes tu préstamo.',
  why: 'La CLABE son los 18 dígitos que identifican tu cuenta. La usamos para depositarte; solo cobramos de ella si lo autorizas.',
  returnedTitle: 'Tu banco nos devolvió el depósito',
  returned:
    'No debes nada por él. Escribe otra CLABE a tu nombre, o revisa la que nos diste, y te lo mandamos de nuevo.',
  submit: 'Guardar y seguir',
  given: 'Nos diste tu cuenta de {{bank}} que termina en {{lastFour}}. Escribe otra solo si la quieres cambiar.',
  keep: 'Seguir con esa cuenta',
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
    payout_method_not_offered: 'Por ahora no entregamos el dinero de esa forma. Elige otra.',
    clabe_taken: 'Esa CLABE ya está registrada por otra persona. Usa una cuenta a tu nombre.',
  },
} satisfies WordsOf<typeof bankAccountForm> &
  Record<string, unknown> & { readonly problems: { readonly payout_method_not_offered: string } };
