import type { Facts, WordsOf } from '@lender/web/forms';
import { commandWords } from '../../../vocabulary/loan-command.copy.es.ts';
import { unfitWords } from '../../../vocabulary/unfit-text.copy.es.ts';
import { waivableWords } from '../../../vocabulary/waivable.copy.es.ts';
import type { LoanCommandName } from '../command-name.ts';
import type { COMMAND_FORMS, CommandField } from './command-forms.ts';
import type { CommandInput } from './command-inputs.ts';

type Forms = typeof COMMAND_FORMS;
/** Words for every reason for which any of the forms may be refused. */
type Words = { readonly [Name in keyof Forms]: WordsOf<Forms[Name]>['form'] }[keyof Forms];
type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (each: infer Both) => void
  ? Both
  : never;

const requestAgain = 'Ya hay una petición igual que espera aprobación.';

export const commandCopy = {
  title: 'Qué se puede hacer',
  none: 'Con tu rol no hay nada que hacer en este préstamo.',
  noneNow: 'Así como está, no hay nada que hacer en este préstamo.',
  names: { ...commandWords, 'receipt.match': 'Asignar un depósito sin dueño' } satisfies Readonly<
    Record<LoanCommandName, string>
  >,
  /** Effect of each command, in one sentence. */
  effects: {
    hold: 'No corren intereses ni días de atraso hasta que se quite la pausa o llegue la fecha de revisión.',
    release: 'El préstamo corre de nuevo. Sus fechas de pago quedan tan lejos como estaban.',
    'loan.waive':
      'Se condona una parte de lo que se debe. Los cargos por mora se condonan hasta el límite de tu rol; lo demás lo aprueba otra persona.',
    'loan.write_off': 'Se deja de contar con que se pague. La deuda sigue: lo que llegue después es una recuperación.',
    'loan.undo_write_off': 'El préstamo vuelve a estar activo.',
    'loan.sell': 'La deuda pasa a quien la compra, y también lo que el cliente pague después.',
    'loan.buy_back': 'La deuda vuelve a ser nuestra y el préstamo corre de nuevo.',
    'loan.terminate':
      'Se anula el contrato, por ejemplo si alguien usó la identidad de otra persona. Ya no se debe nada.',
    'loan.reverse_payment': 'Desde hoy el pago cuenta como si no se hubiera hecho.',
    'loan.register_payment':
      'Para dinero del que ningún proveedor avisa: un depósito en la cuenta del banco, o efectivo en la oficina.',
    'payment.refund_credit':
      'Se devuelve lo que se pagó de más, a la cuenta de donde llegó. Baja el saldo a favor cuando el banco lo entrega.',
    'receipt.match': 'El depósito cuenta como pago de este préstamo desde el día en que llegó.',
  } satisfies Readonly<Record<LoanCommandName, string>>,
  forTwo: 'Lo aprueba otra persona. Hasta entonces no cambia nada.',
  fields: {
    note: 'Por qué',
    reason: 'Motivo de la pausa',
    reviewOn: 'Se revisa el',
    component: 'Qué se condona',
    amount: 'Monto',
    buyer: 'Quién la compra',
    price: 'Precio',
    payment: 'Qué pago',
    paidOn: 'Día en que se pagó',
    method: 'Cómo se pagó',
    reference: 'Clave de rastreo o folio',
    receipt: 'Qué depósito',
  } satisfies Readonly<Record<CommandField, string>>,
  hints: {
    note: 'Queda guardado con tu nombre. El cliente no lo lee.',
    reviewOn: 'A más tardar en 180 días.',
    reference: 'Así se llama en el estado de cuenta, o en el recibo de la oficina.',
  } satisfies Partial<Readonly<Record<CommandField, string>>>,
  choose: 'Elige uno',
  /** Shown for choices without options. */
  noOptions: {
    receipt: 'No hay depósitos sin dueño.',
  } satisfies Partial<Readonly<Record<CommandInput, string>>>,
  holdReasons: {
    hardship: 'No puede pagar por ahora',
    death: 'Murió el cliente',
    inquiry: 'Se investiga un fraude',
    dispute: 'El cliente no reconoce la deuda',
  },
  components: waivableWords,
  option: (amount: string, day: string, detail: string) => `${amount} del ${day}, ${detail}`,
  see: 'Ver qué cambia',
  change: 'Cambiar los datos',
  submit: 'Confirmar',
  submitForTwo: 'Pedir aprobación',
  cancel: 'Volver sin hacer nada',
  refused: 'No se puede hacer',
  problems: {
    fields: {
      note: { invalid: 'Escribe por qué, en 500 letras o menos.' },
      reason: { invalid: 'Elige el motivo.' },
      reviewOn: { invalid: 'Elige un día de mañana en adelante, a más tardar en 180 días.' },
      component: { invalid: 'Elige qué se condona.' },
      amount: { invalid: 'Escribe un monto mayor que cero, con dos decimales o menos.' },
      buyer: { invalid: 'Escribe quién compra la deuda, en 120 letras o menos.', text_unfit: unfitWords },
      price: { invalid: 'Escribe el precio, de cero o más, con dos decimales o menos.' },
      payment: { invalid: 'Elige el pago.' },
      paidOn: { invalid: 'Elige un día entre la entrega del dinero y hoy.' },
      method: { invalid: 'Elige cómo se pagó.' },
      reference: {
        invalid: 'Escribe la clave de rastreo o el folio, en 60 letras o menos.',
        receipt_settled: 'Ese dinero ya está registrado.',
      },
      receipt: { invalid: 'Elige el depósito.' },
    },
    form: {
      not_found: 'Ya no está: alguien más lo cambió. Recarga la página.',
      illegal_transition: 'El estado del préstamo ya no lo permite.',
      approval_pending: requestAgain,
      approval_own: 'Tú subiste el estado de cuenta: otra persona dice de quién es este dinero.',
      approval_not_independent:
        'Tú y quien subió el estado de cuenta no son independientes: otra persona dice de quién es este dinero.',
      receipt_settled: 'Ese dinero ya está registrado.',
      no_credit: 'No hay saldo a favor que devolver, o ya se está devolviendo.',
      account_unknown:
        'No sabemos a qué cuenta devolverlo: no conocemos la de origen y el cliente no tiene una comprobada.',
      invalid_input: 'Falta un dato o no es válido.',
      idempotency_key_in_flight: 'Lo anterior todavía se está guardando. Espera unos segundos y recarga.',
      idempotency_key_reused: 'Esta página ya se usó para otra cosa. Recárgala antes de seguir.',
      text_unfit: unfitWords,
      forbidden: 'Tu rol no puede hacerlo.',
      invalid: (_: Facts) => 'El servidor no lo aceptó. Recarga la página e intenta de nuevo.',
    } satisfies All<Words>,
  },
} as const;
