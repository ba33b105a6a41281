import type { ReasonCode } from '@lender/lending';

const UNCLEAR = 'No pudimos comprobar algunos de los datos de tu solicitud.';
const SHORT_HISTORY =
  'Tu antigüedad en el empleo y tu historial de pagos con nosotros todavía no alcanzan. Más meses en tu empleo, o préstamos anteriores pagados a tiempo, cuentan a tu favor.';
const TOO_MUCH =
  'Con el ingreso y las deudas que declaraste, el pago tomaría una parte demasiado grande de lo que ganas. Con más ingreso o menos deudas la respuesta puede cambiar.';

/**
 * Words of a letter for each reason: which data it comes from, and what would change it. They say nothing that would
 * teach a client to cheat.
 */
export const REASON_WORDS: Readonly<Record<ReasonCode, string>> = {
  AGE: 'Según tu CURP todavía no cumples 18 años, la edad mínima para un crédito.',
  LIST: UNCLEAR,
  ID_INVALID:
    'Tu CURP o tu identificación no coinciden con los datos que escribiste. Revísalos antes de volver a pedir.',
  OWN_ARREARS: 'Según nuestros registros tienes un pago pendiente con nosotros. Cubrirlo es lo primero.',
  COOLING_OFF: 'Hace poco rechazamos otra solicitud tuya, y lo que sabemos de ti no ha cambiado desde entonces.',
  NEED_ID: 'Nos faltaron fotos legibles de tu identificación.',
  NEED_BANK: 'Nos faltó confirmar tu cuenta de banco.',
  NEED_INCOME: 'Nos faltó un comprobante de tus ingresos.',
  WAIT_PROVIDER: 'Una de nuestras verificaciones no terminó.',
  FRAUD_ID: 'No pudimos confirmar que la identificación y la selfie sean tuyas.',
  CHECK_ID: 'No pudimos confirmar tu identidad.',
  CHECK_DEVICE: UNCLEAR,
  SCORE_LOW: SHORT_HISTORY,
  SCORE_MID: SHORT_HISTORY,
  LIMIT_SPECIAL: TOO_MUCH,
  CAPACITY: TOO_MUCH,
  CAPACITY_PART: TOO_MUCH,
  UPSELL: 'No cumples por ahora con las condiciones para este crédito.',
  SYSTEM: 'Tuvimos una falla de nuestro lado al revisar tu solicitud.',
  INCOMPLETE_DATA: 'Nos faltó un dato para decidir.',
};
