import type { RuleCode } from './rule.ts';

/** Sentence of each rule, for people. */
export const sentences: Readonly<Record<RuleCode, string>> = {
  quote_sums: 'Los renglones de cada cotización suman su total, al centavo.',
  loan_sums:
    'El contrato, el estado de cuenta, el calendario, la posición y la contabilidad de un préstamo suman y dicen lo mismo.',
  quote_is_booked:
    'Lo que se cotiza es lo que se firma, y lo cotizado para un día es lo que el pago de ese día registra, concepto por concepto; lo que se paga de más es de quien pagó.',
  no_other_transition:
    'Una solicitud y un préstamo se mueven solo como dice la tabla de estados, y lo que un estado no permite se rechaza sin cambiar nada.',
  repeats_change_nothing:
    'Repetir una llamada con su clave, después o al mismo tiempo, no cambia nada; la misma clave con otro contenido se rechaza.',
  notices_again: 'Un aviso que llega otra vez no cambia nada.',
  any_order: 'En cualquier orden en que se conozcan los pagos, la posición es una sola.',
  days_between:
    'Los días se cuentan como en el calendario de la Ciudad de México: hoy, plazos, vencimientos y atrasos; no se vende un día que ya pasó.',
  annual_cost: 'El CAT y la tasa anual de cada cotización y de lo firmado son los que dan sus pagos.',
  position_by_terms:
    'Lo que un préstamo debe en cualquier día, concepto por concepto, es lo que dan las condiciones firmadas y sus pagos.',
  rounding:
    'Cada cargo se calcula exacto y se redondea una vez, la mitad hacia arriba en valor absoluto; su IVA se redondea aparte.',
  limits_at_once: 'Un límite que vale para una llamada vale para varias al mismo tiempo.',
  own_eyes_only: 'Nadie puede leer ni mover lo que es de otra persona.',
};
