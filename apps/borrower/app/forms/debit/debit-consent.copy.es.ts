import type { WordsOf } from '../form-words.ts';
import type { debitConsentForm } from './debit-consent.server.ts';

/** Copy for the consent to debit the account on due dates. */
export const debitConsentCopy = {
  title: 'Tus pagos, sin que tengas que acordarte',
  lead: 'Para este préstamo te pedimos domiciliar tus pagos: los cobramos de tu cuenta en su fecha. Lee qué autorizas antes de aceptar.',
  authorisation: 'Lo que autorizas',
  submit: 'Acepto y autorizo los cargos',
  otherAccount: 'Usar otra cuenta',
  afterwards: 'Cuando tengas tu préstamo, puedes cancelar la domiciliación con un toque en «Mi préstamo».',
  form: {
    fields: {
      maximum: {
        label: 'Monto máximo por cargo',
        problems: { invalid: 'Abre esta página otra vez e intenta de nuevo.' },
      },
    },
    problems: {
      illegal_transition: 'Tu solicitud cambió mientras leías. Abre esta página otra vez.',
      amount_out_of_limits: 'El monto cambió mientras leías. Abre esta página otra vez.',
    },
  },
} satisfies Record<string, unknown> & { readonly form: WordsOf<typeof debitConsentForm> };
