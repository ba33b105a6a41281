import type { PayCycle } from '@lender/calculator';
import type { getPrivateOffer, getPublicOffer } from '@lender/contract';
import type { RefusalSentences } from '@lender/web/forms';

const payCycles: Readonly<Record<PayCycle, string>> = {
  weekly: 'Cada semana',
  biweekly: 'Cada dos semanas',
  semi_monthly: 'Cada quincena',
  monthly: 'Cada mes',
};

/** The calculator's words. Plain sentences: it hydrates on its own, without a translator. */
export const calculatorCopy = {
  title: 'Calcula tu préstamo',
  kind: '¿Ya eres cliente?',
  newClient: 'Cliente nuevo',
  repeatedClient: 'Ya soy cliente',
  amount: '¿Cuánto necesitas?',
  /** `De $500 a $3000, de $100 en $100` */
  amountFrom: 'De',
  amountTo: 'a',
  amountStep: 'en',
  adjusted: 'Lo ajustamos a',
  slider: 'Mueve el monto',
  payCycle: '¿Cada cuándo cobras?',
  payDate: '¿Qué día cobras?',
  payCycles,
  pairOfDays: 'Días',
  pairJoint: 'y',
  dayOfMonth: 'Día',
  refresh: 'Actualizar',
  calculating: 'Calculando…',
  failed: 'No pudimos calcular el costo.',
  retry: 'Intentar de nuevo',
  refused: {
    amount_out_of_limits: 'Elige un monto dentro de tus límites.',
    cost_above_cap: 'Con ese monto y esa fecha el préstamo saldría demasiado caro. Elige otro día de pago.',
    pay_dates_invalid: 'Con esas fechas no encontramos un día de pago. Elige otro día.',
  } satisfies RefusalSentences<typeof getPublicOffer | typeof getPrivateOffer, string>,
  discount: 'en intereses y comisión',
  apply: 'Solicitar ahora',
  signIn: 'Iniciar sesión',
  reassurance: 'Ver el costo no te compromete a nada.',
  nothingAvailable: 'Por ahora no tienes un monto disponible.',
  underWay: {
    title: 'Ya tienes una solicitud en curso',
    text: 'La guardamos tal como la dejaste.',
    action: 'Continuar mi solicitud',
  },
  loan: {
    title: 'Ya tienes un préstamo con nosotros',
    text: 'Cuando lo pagues puedes pedir otro.',
    action: 'Ver mi préstamo',
  },
} as const;
