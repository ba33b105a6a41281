import { REASON_CODES, type ReasonCode } from '@lender/lending';

/** Reasons of a decision, in the words of staff. */
export const reasonWords: Readonly<Record<ReasonCode, string>> = {
  AGE: 'Edad fuera de lo permitido',
  LIST: 'Está en una lista de bloqueo',
  ID_INVALID: 'Identificación no válida',
  OWN_ARREARS: 'Tiene atraso con nosotros',
  COOLING_OFF: 'Rechazo reciente sin datos nuevos',
  NEED_ID: 'Falta la identificación',
  NEED_BANK: 'Falta comprobar la cuenta bancaria',
  NEED_INCOME: 'Falta comprobar el ingreso',
  WAIT_PROVIDER: 'Un proveedor no ha respondido',
  FRAUD_ID: 'Identidad falsa o de otra persona',
  CHECK_ID: 'Hay que revisar la identidad',
  CHECK_DEVICE: 'Hay que revisar el dispositivo',
  SCORE_LOW: 'Puntaje bajo',
  SCORE_MID: 'Puntaje intermedio',
  LIMIT_SPECIAL: 'Límite menor al mínimo: oferta especial',
  CAPACITY: 'Sin capacidad de pago',
  CAPACITY_PART: 'Capacidad para un monto menor',
  UPSELL: 'Capacidad para un monto mayor',
  SYSTEM: 'Falla del sistema',
  INCOMPLETE_DATA: 'Faltan datos para decidir',
};

const isReason = (code: string): code is ReasonCode => Object.hasOwn(reasonWords, code);

/** Returns the words for a stored reason; a code of an older policy is shown as it is. */
export const reasonLabel = (code: string): string => (isReason(code) ? reasonWords[code] : code);

/** Reasons for other outcomes: none of them explains a rejection. */
const otherwise: readonly ReasonCode[] = ['WAIT_PROVIDER', 'LIMIT_SPECIAL', 'CAPACITY_PART', 'UPSELL', 'SYSTEM'];

/** Reasons that a person may give for a rejection. */
export const rejectionReasons: readonly ReasonCode[] = REASON_CODES.filter((code) => !otherwise.includes(code));
