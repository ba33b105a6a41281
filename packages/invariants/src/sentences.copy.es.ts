import type { RuleCode } from './rule.ts';

/** What each rule says, for people. */
export const sentences: Readonly<Record<RuleCode, string>> = {
  quote_sums: 'Los renglones de cada cotización suman su total, al centavo.',
  loan_sums:
    'El contrato, el estado de cuenta, el calendario, la posición y la contabilidad de un préstamo suman y dicen lo mismo.',
  quote_is_booked:
    'Lo que se cotiza para un día y un monto es lo que el pago de ese día registra, concepto por concepto.',
  no_other_transition:
    'Una solicitud y un préstamo se mueven solo como dice la tabla de estados, y lo que un estado no permite se rechaza sin cambiar nada.',
  repeats_change_nothing: 'Repetir una llamada, después o al mismo tiempo, no cambia nada.',
  notices_again: 'Un aviso que llega otra vez no cambia nada.',
  any_order: 'En cualquier orden en que se conozcan los pagos, la posición es una sola.',
  days_between: 'Los días se cuentan como en el calendario de la Ciudad de México: plazos, vencimientos y atrasos.',
  rounding:
    'Cada cargo se calcula exacto y se redondea una vez, la mitad hacia arriba en valor absoluto; su IVA se redondea aparte.',
  limits_at_once: 'Un límite que vale para una llamada vale para varias al mismo tiempo.',
  own_eyes_only: 'Nadie puede leer ni mover lo que es de otra persona.',
};
