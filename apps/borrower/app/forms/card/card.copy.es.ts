import type { addDebitCreditCard } from '@lender/contract';
import type { FormWords } from '../form-words.ts';
import type { TokenProblem } from './ask-token.ts';
import type { CardField } from './card.ts';

/** Copy for a debit card that borrowers save, for charges that they ask for themselves. */
export const cardCopy = {
  title: 'Guarda tu tarjeta de débito',
  detail: 'Tu tarjeta · aprox. 1 min',
  lead: 'Es opcional: para recibir tu préstamo basta tu CLABE. La tarjeta se usa solo cuando tú pides pagar con ella.',
  why: 'Tu tarjeta la guarda OpenPay, no nosotros: el número y el código van directo de tu navegador a OpenPay. Solo conservamos la marca y los últimos cuatro dígitos, y nunca le cobramos sin que tú lo pidas.',
  device: 'Para evitar fraudes, OpenPay revisa desde qué dispositivo llenas este formulario.',
  back: 'Seguir sin tarjeta',
  noScript:
    'Para guardar una tarjeta tu navegador necesita JavaScript, porque el número no pasa por nosotros. No te preocupes: para tu préstamo basta tu CLABE.',
  offer: 'También puedes guardar tu tarjeta de débito (opcional)',
  saved: 'Tu tarjeta quedó guardada.',
  own: {
    title: 'Tu tarjeta de débito',
    lead: 'Guarda una para pagar una prórroga con ella. Si ya guardaste una, la nueva la reemplaza.',
    back: 'Mi perfil',
    none: 'Por ahora no se pueden guardar tarjetas. Puedes pagar en tienda o por transferencia.',
    noScript:
      'Para guardar una tarjeta tu navegador necesita JavaScript, porque el número no pasa por nosotros. También puedes pagar en tienda o por transferencia.',
  },
  form: {
    submit: 'Guardar mi tarjeta',
    fields: {
      cardNumber: {
        label: 'Número de tarjeta',
        hint: 'Los 16 dígitos del frente.',
        problems: {
          required: 'Escribe el número de tu tarjeta.',
          invalid: 'Revisa el número: son 16 dígitos y alguno no coincide.',
        },
      },
      cardHolder: {
        label: 'Nombre en la tarjeta',
        hint: 'Como está escrito en ella.',
        problems: {
          required: 'Escribe el nombre que está en la tarjeta.',
          invalid: 'Revisa el nombre: solo letras y espacios.',
        },
      },
      cardExpiry: {
        label: 'Vencimiento',
        hint: 'Mes y año: MM/AA.',
        problems: {
          required: 'Escribe el vencimiento.',
          invalid: 'Escribe el mes y el año así: 09/28.',
          expired: 'Esa tarjeta ya venció. Usa otra.',
        },
      },
      cardCode: {
        label: 'Código de seguridad',
        hint: 'Los 3 dígitos del reverso.',
        problems: {
          required: 'Escribe el código de seguridad.',
          invalid: 'Son 3 dígitos.',
        },
      },
    },
    problems: {
      required: 'La página no terminó de cargar y tu tarjeta no se envió. Espera un momento y escríbela otra vez.',
      card_invalid: 'No se pudo guardar esa tarjeta. Revisa los datos y escríbela otra vez, o usa otra.',
      card_taken: 'Esa tarjeta ya está registrada por otra persona. Usa una tarjeta tuya.',
      declined: 'Tu banco no aceptó esa tarjeta. Usa otra, o sigue solo con tu CLABE.',
      away: 'No pudimos hablar con OpenPay, que guarda las tarjetas. Intenta de nuevo en unos minutos, o sigue solo con tu CLABE.',
    },
  },
} satisfies Record<string, unknown> & { readonly form: FormWords<CardField, typeof addDebitCreditCard> & OwnWords };

/** Copy for what the page finds out by itself, or gets as an answer from the card's provider. */
interface OwnWords {
  readonly submit: string;
  readonly fields: { readonly cardExpiry: { readonly problems: { readonly expired: string } } };
  readonly problems: Readonly<Record<'required' | Exclude<TokenProblem, 'number_wrong' | 'expired'>, string>>;
}
