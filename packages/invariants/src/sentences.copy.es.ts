import type { RuleCode } from './rule.ts';

/** What each rule says, for people. */
export const sentences: Readonly<Record<RuleCode, string>> = {
  'quote-sums': 'Los renglones de cada cotización suman su total, al centavo.',
  'loan-sums':
    'El contrato, el estado de cuenta, el calendario, la posición y la contabilidad de un préstamo suman y dicen lo mismo.',
  'quote-is-booked':
    'Lo que se cotiza para un día y un monto es lo que el pago de ese día registra, concepto por concepto.',
  'no-other-transition':
    'Una solicitud y un préstamo se mueven solo como dice la tabla de estados, y lo que un estado no permite se rechaza sin cambiar nada.',
  'repeats-change-nothing': 'Repetir una llamada, después o al mismo tiempo, no cambia nada.',
  'notices-again': 'Un aviso que llega otra vez no cambia nada.',
  'any-order': 'En cualquier orden en que se conozcan los pagos, la posición es una sola.',
  'days-between': 'Los días se cuentan como en el calendario de la Ciudad de México: plazos, vencimientos y atrasos.',
  rounding:
    'Cada cargo se calcula exacto y se redondea una vez, la mitad hacia arriba en valor absoluto; su IVA se redondea aparte.',
  'limits-at-once': 'Un límite que vale para una llamada vale para varias al mismo tiempo.',
  'own-eyes-only': 'Nadie puede leer ni mover lo que es de otra persona.',
};
