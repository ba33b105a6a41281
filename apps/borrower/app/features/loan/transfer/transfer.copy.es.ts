import type { TransferClaimStatus } from '@lender/contract';
import type { WordsOf } from '../../../forms/form-words.ts';
import type { transferForm } from './transfer.server.ts';

/** Copy for a transfer that was made but does not show. */
export const transferCopy = {
  title: 'Ya pagué y no aparece',
  lead: 'Cuéntanos de tu transferencia. Buscamos su comprobante (CEP) en el Banco de México y, en cuanto lo encontramos, cuenta desde el día en que la hiciste.',
  done: 'Listo, ya la estamos buscando. Su estado aparece aquí.',
  store: 'Si pagaste en una tienda, tu pago puede tardar unas horas en aparecer. Cuenta desde que pagaste en la caja.',
  list: 'Transferencias que nos contaste',
  transfer: '{{amount}} del {{sentOn}}',
  key: 'Clave de rastreo {{trackingKey}}',
  states: {
    claimed: 'Buscando',
    counted: 'Encontrada',
    returned: 'Devuelta',
    not_found: 'Sin encontrar',
  } satisfies Record<TransferClaimStatus, string>,
  means: {
    claimed: 'Buscamos su comprobante hasta el {{until}}.',
    counted: 'Ya cuenta en tu préstamo.',
    returned: 'Tu banco dice que la devolvió: busca el dinero en tu cuenta.',
    not_found:
      'No encontramos su comprobante y una persona lo revisa. Compara los datos con los de tu banco y corrígelos abajo si algo no coincide.',
  } satisfies Record<TransferClaimStatus, string>,
  form: {
    title: 'Tu transferencia',
    submit: 'Buscar mi transferencia',
    bank: 'Elige el banco',
    fields: {
      sentOn: {
        label: 'Día de la transferencia',
        problems: {
          required: 'Elige el día en que la hiciste.',
          invalid: 'Elige un día de los últimos 90, desde que viste tu CLABE de pago y hasta hoy.',
        },
      },
      amount: {
        label: 'Monto',
        hint: 'Con centavos, si los tuvo.',
        problems: { required: 'Escribe el monto.', invalid: 'Escribe el monto como 1500 o 1500.50.' },
      },
      senderBank: {
        label: 'Banco desde el que la hiciste',
        problems: { invalid: 'Elige el banco desde el que la hiciste.' },
      },
      trackingKey: {
        label: 'Clave de rastreo',
        hint: 'Está en el comprobante de tu banco: hasta 30 letras y números.',
        problems: {
          required: 'Escribe la clave de rastreo.',
          invalid: 'Copia la clave de rastreo como está: solo letras y números, hasta 30.',
        },
      },
    },
    problems: {
      account_unknown:
        'Este préstamo todavía no tiene una CLABE de pago, así que no pudo llegarle una transferencia. Llámanos al {{customerCarePhone}} si crees que es un error.',
    },
  } satisfies WordsOf<ReturnType<typeof transferForm>> & Record<string, unknown>,
};
