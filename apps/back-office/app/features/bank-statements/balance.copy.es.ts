import type { BalanceCause, StatementColumns } from '@lender/contract';
import type { WordsOf } from '@lender/web/forms';
import type { layoutForm } from './layout-columns.ts';
import type { openingForm } from './line-forms.ts';
import { capitalRefusals } from './statements.copy.es.ts';

/** Texts for the comparison of the bank with the books. */
export const balanceCopy = {
  title: 'Saldo del banco y de los libros',
  none: 'Sube un estado de cuenta para comparar el banco con los libros.',
  even: (day: string) => `Al ${day} el banco y los libros dicen lo mismo.`,
  uneven: (day: string, difference: string) => `Al ${day} hay ${difference} de diferencia. Esto la explica:`,
  unevenElsewhere: (day: string, difference: string) =>
    `Al ${day} el banco y los libros difieren en ${difference}. El estado de cuenta dice por qué.`,
  opening: (account: string, day: string) => `Saldo inicial de ••••${account} el ${day}`,
  closing: (account: string, day: string) => `Saldo de ••••${account} el ${day}`,
  bank: 'Banco',
  books: 'Libros',
  difference: 'Diferencia',
  items: 'Qué explica la diferencia',
  date: 'Fecha',
  cause: 'Por qué',
  name: 'Cuál',
  amount: 'Monto',
  empty: 'No hay diferencia.',
  sum: 'Suma',
  more: (count: number) => `Se muestran las 200 mayores de ${count}.`,
  causes: {
    opening: 'Saldo inicial que no está en los libros',
    missing_lines: 'Faltan renglones entre dos estados de cuenta',
    line_waiting: 'Renglón por revisar',
    line_asked: 'Renglón en aprobación',
    line_aside: 'Renglón apartado',
    not_at_bank: 'En los libros y no en el banco',
    differs: 'El monto no es el de los libros',
  } satisfies Record<BalanceCause, string>,
  register: (account: string) => `Registrar el saldo inicial de ••••${account}`,
  registerLead: 'Entra a los libros como capital de los socios. Lo aprueba otra persona.',
  note: 'Por qué',
  noteHint: 'Queda guardado con tu nombre.',
  submit: 'Pedir aprobación',
  asked: 'Pediste registrar el saldo inicial: espera que otra persona lo apruebe.',
  refused: 'No se puede hacer',
  problems: {
    fields: {
      account: { invalid: 'Recarga la página e intenta de nuevo.' },
      note: { invalid: 'Escribe por qué, en 500 letras o menos.' },
    },
    form: capitalRefusals,
  } satisfies WordsOf<typeof openingForm>,
} as const;

const columnWords = { invalid: 'Escribe el nombre como está en el archivo, en 60 letras o menos.' } as const;

/** Texts for the columns of a bank's file. */
export const layoutCopy = {
  title: 'Columnas del CSV de tu banco',
  lead: 'Escribe el nombre de cada columna como está en la primera línea del archivo. Se guarda para la cuenta.',
  account: 'Cuenta: sus 4 últimos dígitos',
  columns: {
    date: 'Fecha',
    description: 'Descripción',
    reference: 'Referencia, si la hay',
    trackingKey: 'Clave de rastreo, si la hay',
    amount: 'Importe con signo',
    charge: 'O cargo',
    credit: 'y abono',
    balance: 'Saldo',
  } satisfies Record<keyof StatementColumns, string>,
  submit: 'Guardar las columnas',
  saved: 'Las columnas quedaron guardadas.',
  refused: 'No se guardó',
  problems: {
    fields: {
      account: { invalid: 'Escribe los 4 últimos dígitos de la cuenta.' },
      date: columnWords,
      description: columnWords,
      reference: columnWords,
      trackingKey: columnWords,
      amount: { ...columnWords, invalid_input: 'Escribe el importe, o el cargo y el abono; no los tres.' },
      charge: columnWords,
      credit: columnWords,
      balance: columnWords,
    },
    form: {
      invalid_input: 'Escribe el importe, o el cargo y el abono; no los tres.',
      idempotency_key_in_flight: capitalRefusals.idempotency_key_in_flight,
      idempotency_key_reused: capitalRefusals.idempotency_key_reused,
      invalid: capitalRefusals.invalid,
    },
  } satisfies WordsOf<typeof layoutForm>,
} as const;
