import type { getPrivateOffer, getPublicOffer } from '@lender/contract';
import type { RefusalSentences } from '@lender/web/forms';
import { payCycleCopy } from '../price/pay-cycle.copy.es.ts';

/** Copy of the calculator. Plain sentences: it hydrates on its own, without a translator. */
export const calculatorCopy = {
  title: 'Calcula tu préstamo',
  kind: '¿Ya eres cliente?',
  newClient: 'Cliente nuevo',
  repeatedClient: 'Ya soy cliente',
  amount: '¿Cuánto necesitas?',
  /** `De $500 a $3000, de $100 en $100` */
  amountFrom: 'De',
  amountTo: 'a',
  amountEvery: ', de',
  amountStep: 'en',
  adjusted: 'Lo ajustamos a',
  unread: 'Escribe pesos enteros, solo con números. Seguimos con',
  /** `Un primer préstamo llega hasta $4000.` */
  raised: 'Un primer préstamo llega hasta',
  raisedWhy: 'Para pedir más, inicia sesión si ya eres cliente.',
  /** `Pedir $4000 como cliente nuevo` */
  lower: ['Pedir', 'como cliente nuevo'],
  slider: 'Mueve el monto',
  changeAmount: 'Cambiar el monto',
  payCycle: '¿Cada cuándo cobras?',
  payDate: '¿Qué día cobras?',
  choose: 'Elige',
  /** Shown for fields that are empty when the calculator is sent. */
  missing: { payCycle: 'Elige cada cuándo cobras.', payDate: 'Elige qué día cobras.' },
  knownPayDay: 'Cobras',
  changePayDay: 'Cambiar mi día de pago',
  term: 'Plazo',
  termSlider: 'Mueve tu día de pago',
  days: 'días',
  payCycles: payCycleCopy,
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
  incomplete: 'Elige cada cuándo cobras y aquí verás tu costo.',
  discount: { both: 'en intereses y comisión', interest: 'en intereses', fee: 'en comisión' },
  promotion: {
    open: '¿Tienes un código de promoción?',
    label: 'Código de promoción',
    apply: 'Aplicar',
    /** `Promoción BUENFIN` */
    taken: 'Promoción',
    /** `BUENFIN no se suma: el descuento que ya tienes te conviene más.` */
    worse: 'no se suma: el descuento que ya tienes te conviene más.',
    problems: {
      invalid: 'Un código lleva de 2 a 64 letras, números y guiones. Revísalo.',
      promo_code_invalid: 'Ese código no existe o ya terminó. Revisa que esté bien escrito.',
      promo_code_used: 'Ya usaste ese código.',
      rate_limited: 'Probaste muchos códigos. Espera unos minutos.',
      unavailable: 'No pudimos revisar tu código. Intenta de nuevo.',
    },
  },
  away: {
    title: 'No pudimos cargar la calculadora',
    text: 'Es una falla nuestra, no de tu teléfono. Vuelve a intentarlo en un momento.',
    action: 'Intentar de nuevo',
  },
  apply: 'Solicitar ahora',
  signIn: 'Iniciar sesión',
  reassurance: 'Ver el costo no te compromete a nada.',
  underWay: {
    title: 'Ya tienes una solicitud en curso',
    text: 'La guardamos tal como la dejaste.',
    action: 'Continuar mi solicitud',
  },
  refinancing: {
    title: 'Estás ampliando el plazo de tu préstamo',
    text: 'Cuando termines de pagar este préstamo podrás pedir otro.',
    action: 'Ver mi préstamo',
  },
  nothing: {
    title: 'Por ahora no tienes un monto disponible',
    text: 'Cuando puedas pedir otro préstamo, aquí verás cuánto.',
    action: 'Ver mi cuenta',
  },
  loan: {
    title: 'Ya tienes un préstamo con nosotros',
    text: 'Cuando lo pagues puedes pedir otro.',
    action: 'Ver mi préstamo',
  },
} as const;
