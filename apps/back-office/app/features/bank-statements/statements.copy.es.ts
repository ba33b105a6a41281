import {
  type BankLineKind,
  type BankLineReason,
  type BankLineState,
  STATEMENT_LIMIT_BYTES,
  type StatementFault,
} from '@lender/contract';
import type { WordsOf } from '@lender/web/forms';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import type { LINE_FORMS } from './line-forms.ts';

const mebibytes = STATEMENT_LIMIT_BYTES / 1024 / 1024;

const refusals = {
  not_found: 'Este renglón ya no existe.',
  bank_line_settled: 'Alguien más ya dijo qué es este renglón. Recarga la página.',
  receipt_settled: 'Eso ya está en los libros o es de otro renglón. Recarga la página.',
  approval_pending: 'Otro pago de este préstamo espera aprobación. Resuélvelo primero.',
  amount_out_of_limits: 'El monto no es el de este renglón.',
  invalid_input: 'Falta un dato o no es válido.',
  idempotency_key_in_flight: 'Lo anterior todavía se está guardando. Espera unos segundos y recarga.',
  idempotency_key_reused: 'Esta página ya se usó para otra cosa. Recárgala antes de seguir.',
  invalid: 'El servidor no lo aceptó. Recarga la página e intenta de nuevo.',
} as const;

/** Refusals of a capital movement. */
export const capitalRefusals = {
  not_found: 'Eso ya no está en los estados de cuenta.',
  bank_line_settled: 'Alguien más ya dijo qué es este renglón. Recarga la página.',
  receipt_settled: 'Ese movimiento ya está en los libros. Recarga la página.',
  approval_pending: 'Ya hay una petición igual que espera aprobación.',
  idempotency_key_in_flight: refusals.idempotency_key_in_flight,
  idempotency_key_reused: refusals.idempotency_key_reused,
  invalid: refusals.invalid,
} as const;

/** Texts for the statement of the lender's own bank, and the match of each line in the books. */
export const statementsCopy = {
  title: 'Estado de cuenta del banco',
  lead: 'Cada renglón del banco y qué es en los libros.',
  back: 'Conciliación',
  rate: (found: number, lines: number, share: string) =>
    lines === 0
      ? 'Todavía no hay renglones. Sube el estado de cuenta de esta semana.'
      : `De ${lines} renglones, ${found} se conciliaron solos: ${share}.`,
  upload: {
    title: 'Subir un estado de cuenta',
    lead: 'Lo que ya se subió no se repite: puedes subir el mes completo cada vez.',
    account: 'Últimos 4 dígitos de la cuenta',
    file: 'Archivo CSV, MT940 o camt.053',
    choose: 'Elegir archivo',
    drop: 'O arrástralo aquí',
    chosen: (name: string, kilobytes: number) => `${name} · ${kilobytes} kB`,
    submit: 'Subir',
    layout: 'Cómo debe ser el archivo',
    layoutLead: `En UTF-8, de ${mebibytes} MB o menos y 20000 renglones o menos. MT940 y camt.053 (XML) se leen como los da el banco. Un CSV lleva en su primera línea los nombres que guardaste para la cuenta, o si no:`,
    columns: [
      'fecha: 21/11/2026 o 2026-11-21',
      'descripcion, referencia y clave de rastreo: pueden ir vacías',
      'importe con su signo; o cargo y abono, uno de los dos en cada renglón',
      'saldo: el que queda después del renglón',
    ],
    refused: (name: string) => (name === '' ? 'No se subió nada' : `No se subió nada de ${name}`),
    more: (count: number) => `Y ${count} más.`,
    problems: {
      account: 'Escribe los 4 últimos dígitos de la cuenta.',
      file: 'Elige un archivo.',
      too_large: `El archivo pesa más de ${mebibytes} MB. Súbelo en partes.`,
      other: 'El servidor no lo aceptó. Recarga la página e intenta de nuevo.',
    },
    line: (line: number, why: string) => (line === 0 ? why : `Renglón ${line}: ${why}`),
    faults: {
      encoding: 'El archivo no es texto en UTF-8. Guárdalo como “CSV UTF-8”.',
      empty: 'El archivo no tiene renglones.',
      too_many_lines: 'El archivo tiene más de 20000 renglones. Súbelo en partes.',
      columns: 'falta una columna o está dos veces.',
      cells: 'no tiene las mismas celdas que la primera línea.',
      quotes: 'unas comillas no se cierran.',
      date: 'la fecha no existe.',
      future: 'la fecha todavía no llega.',
      amount: 'el importe no es una cantidad en pesos y centavos.',
      both_sides: 'necesita cargo o abono, uno solo.',
      balance: 'el saldo no es una cantidad.',
      balance_differs: 'el saldo no es el anterior más el importe. Falta un renglón o está cambiado.',
      text: 'un texto es muy largo o tiene signos que no se leen.',
      formula: 'empieza como una fórmula.',
      format: 'no es MT940 ni camt.053 como los da un banco.',
      currency: 'no está en pesos.',
      account: 'es de otra cuenta que la que escribiste.',
    } satisfies Record<StatementFault, string>,
    done: (name: string, fresh: string) => `${name}: ${fresh}`,
    fresh: (fresh: number, lines: number) => {
      if (fresh === 0) return 'ya estaba completo. No se hizo nada.';
      return fresh === 1 ? `1 renglón nuevo de ${lines}.` : `${fresh} renglones nuevos de ${lines}.`;
    },
    gap: 'Su saldo inicial no es el último que conocemos: falta un estado de cuenta entre los dos.',
  },
  tabs: 'Renglones',
  all: 'Todos',
  states: {
    exception: { label: 'Por revisar', tone: 'warn' },
    asked: { label: 'En aprobación', tone: 'info' },
    matched: { label: 'En los libros', tone: 'ok' },
    aside: { label: 'Apartado', tone: 'neutral' },
  } satisfies Record<BankLineState, StatusWord>,
  kinds: {
    settlement: 'Liquidación de un proveedor',
    payment: 'Pago de un préstamo',
    receipt: 'Depósito sin dueño',
    payout: 'Dispersión',
    payout_return: 'Dispersión que regresó',
    bank_fee: 'Comisión del banco',
    bank_interest: 'Intereses del banco',
    capital: 'Movimiento de capital',
  } satisfies Record<BankLineKind, string>,
  reasons: {
    no_reference: 'No sabemos qué es',
    amount_differs: 'El monto no es el de los libros',
    possible_duplicate: 'Parece ya registrado con otro nombre',
    wrong_account: 'El proveedor dijo que llegó a su cuenta',
    settlement_unknown: 'Liquidación: falta su comisión',
    loan_not_payable: 'El préstamo no recibe pagos de ese día',
    several_loans: 'Nombra varios préstamos',
    another_asked: 'Otro pago del préstamo espera aprobación',
    return_not_told: 'Regresó una dispersión y nadie avisó',
    unknown_debit: 'Cargo que no conocemos',
    registration_refused: 'No se aprobó el registro',
  } satisfies Record<BankLineReason, string>,
  columns: {
    date: 'Fecha',
    amount: 'Monto',
    reference: 'Referencia',
    key: 'Clave de rastreo',
    state: 'Estado',
    open: 'Renglón',
  },
  open: 'Ver',
  openOf: (date: string, amount: string) => `Ver el renglón del ${date} de ${amount}`,
  empty: 'No hay renglones aquí.',
  totals: {
    title: 'A qué suma',
    state: 'Estado',
    lines: 'Renglones',
    credits: 'Abonos',
    debits: 'Cargos',
    sum: 'Total',
  },
  statements: {
    title: 'Últimos archivos',
    file: 'Archivo',
    days: 'Días',
    fresh: 'Nuevos',
    closing: 'Saldo',
    empty: 'Todavía no se sube ninguno.',
    of: (account: string, by: string, at: string) => `Cuenta ••••${account}, ${by}, ${at}`,
    span: (from: string, to: string) => (from === to ? from : `${from} a ${to}`),
    gap: 'Falta uno antes',
  },
  pages: { start: 'Desde el más nuevo', next: 'Más antiguos' },
  one: {
    title: (amount: string, date: string) => `${amount} del ${date}`,
    facts: 'Como lo escribió el banco',
    description: 'Descripción',
    balance: 'Saldo después',
    statement: 'Archivo',
    place: (statement: string, line: number) => `${statement}, renglón ${line}`,
    note: 'Por qué se apartó',
    none: 'Sin dato',
    personal: 'Puede nombrar a personas: cada consulta queda en la bitácora.',
    candidates: 'En los libros por el mismo monto',
    noCandidates: 'Nada en los libros tiene este monto en esos días.',
    candidate: 'Qué',
    name: 'Con qué nombre',
    day: 'Fecha',
    choose: 'Es este',
    chooseOf: (kind: string, name: string) => `Es este: ${kind}, ${name}`,
    actions: 'Qué es',
    intent: {
      settlement: 'Liquidación',
      loan: 'Pago de un préstamo',
      suspense: 'Sin dueño',
      bank_fee: 'Comisión del banco',
      bank_interest: 'Intereses',
      capital: 'Capital',
      aside: 'Apartar',
    },
    leads: {
      settlement:
        'El proveedor depositó lo que cobró, menos su comisión. Queda registrada con la referencia del renglón.',
      loan: 'Otra persona aprueba el pago, como todo pago que registramos. Hasta entonces no cambia nada.',
      suspense: 'Entra a los libros como depósito sin dueño. Quien subió el archivo no puede decir de quién es.',
      bank_fee: 'Lo que el banco cobra por la cuenta, o lo que regresa de eso. Entra a los libros como gasto.',
      bank_interest: 'Lo que el banco paga por el saldo. Entra a los libros como ingreso.',
      capital: 'Dinero que los socios pusieron o sacaron. Lo aprueba otra persona. Hasta entonces no cambia nada.',
      aside: 'No entra a los libros, y queda en la diferencia con el banco hasta que se diga qué es.',
    },
    account: 'De qué cuenta',
    chooseAccount: 'Elige una',
    gross: 'Lo que pagaron los clientes',
    fee: 'Comisión',
    feeIva: 'IVA de la comisión',
    feeIvaHint: 'La parte del monto que es IVA; 0 si no lleva.',
    number: 'Número del préstamo',
    why: 'Por qué',
    whyHint: 'Queda guardado con tu nombre.',
    submit: {
      candidate: 'Es este',
      settlement: 'Registrar la liquidación',
      loan: 'Pedir aprobación',
      suspense: 'Dejarlo sin dueño',
      bank_fee: 'Registrar la comisión',
      bank_interest: 'Registrar los intereses',
      capital: 'Pedir aprobación',
      aside: 'Apartar',
    },
    done: {
      candidate: 'El renglón quedó conciliado.',
      settlement: 'La liquidación quedó registrada.',
      loan: 'Pediste registrar el pago: espera que otra persona lo apruebe.',
      suspense: 'El dinero quedó en depósitos sin dueño.',
      bank_fee: 'La comisión quedó en los libros.',
      bank_interest: 'Los intereses quedaron en los libros.',
      capital: 'Pediste registrar el movimiento de capital: espera que otra persona lo apruebe.',
      aside: 'El renglón quedó apartado.',
    },
    refused: 'No se puede hacer',
    problems: {
      candidate: { fields: { ref: { invalid: 'Elige otra vez.' } }, form: refusals } satisfies WordsOf<
        typeof LINE_FORMS.candidate
      >,
      settlement: {
        fields: {
          account: { invalid: 'Elige la cuenta.' },
          gross: {
            invalid: 'Escribe un monto mayor que cero, con dos decimales o menos.',
            amount_out_of_limits: 'Menos la comisión y su IVA no da el monto del renglón.',
          },
          fee: { invalid: 'Escribe la comisión, de cero o más, con dos decimales o menos.' },
          feeIva: { invalid: 'Escribe el IVA, de cero o más, con dos decimales o menos.' },
        },
        form: refusals,
      } satisfies WordsOf<typeof LINE_FORMS.settlement>,
      loan: {
        fields: {
          number: {
            invalid: 'Escribe los 10 signos del número del préstamo.',
            invalid_input: 'No hay un préstamo con ese número que recibiera dinero antes de ese día.',
          },
        },
        form: refusals,
      } satisfies WordsOf<typeof LINE_FORMS.loan>,
      suspense: { fields: {}, form: refusals } satisfies WordsOf<typeof LINE_FORMS.suspense>,
      bank_fee: {
        fields: {
          feeIva: {
            invalid: 'Escribe el IVA, de cero o más, con dos decimales o menos.',
            amount_out_of_limits: 'El IVA tiene que ser menor que el monto del renglón.',
          },
        },
        form: refusals,
      } satisfies WordsOf<typeof LINE_FORMS.bank_fee>,
      bank_interest: { fields: {}, form: refusals } satisfies WordsOf<typeof LINE_FORMS.bank_interest>,
      capital: {
        fields: {
          line: { invalid: 'Recarga la página e intenta de nuevo.' },
          note: { invalid: 'Escribe por qué, en 500 letras o menos.' },
        },
        form: capitalRefusals,
      } satisfies WordsOf<typeof LINE_FORMS.capital>,
      aside: {
        fields: { note: { invalid: 'Escribe por qué, en 500 letras o menos.' } },
        form: refusals,
      } satisfies WordsOf<typeof LINE_FORMS.aside>,
    },
  },
} as const;
