import type { PayCycle } from '@lender/calculator';

/** Unit in which the text of a setting is shown. */
export type SettingUnit = 'pesos' | 'percent' | 'plain' | 'choice' | 'switch';

interface SettingWord {
  readonly label: string;
  readonly unit: SettingUnit;
}

const pesos = (label: string): SettingWord => ({ label, unit: 'pesos' });
const percent = (label: string): SettingWord => ({ label, unit: 'percent' });
const plain = (label: string): SettingWord => ({ label, unit: 'plain' });
const choice = (label: string): SettingWord => ({ label, unit: 'choice' });
const offered = (label: string): SettingWord => ({ label, unit: 'switch' });

/** Words for each setting of a product. */
export const productSettingWords: Readonly<Record<string, SettingWord>> = {
  'limits.min': pesos('Monto mínimo'),
  'limits.max': pesos('Monto máximo'),
  'limits.step': pesos('Paso entre montos'),
  'limits.first.min': pesos('Primer préstamo, desde'),
  'limits.first.max': pesos('Primer préstamo, hasta'),
  'limits.repeated.min': pesos('Siguientes préstamos, desde'),
  'limits.repeated.max': pesos('Siguientes préstamos, hasta'),
  'limits.minAdditional': pesos('Préstamo adicional, desde'),
  'limits.specialMin': pesos('Oferta especial, desde'),
  'limits.exposureMax': pesos('Lo más que debe un cliente en total'),
  'limits.noBankProofMax': pesos('Lo más sin comprobar la cuenta'),
  'initial.amount': pesos('Monto con que abre la calculadora'),
  'initial.payCycle': choice('Frecuencia con que abre la calculadora'),
  'rates.interest': percent('Interés anual sin IVA'),
  'rates.dayCount': choice('Días del año para calcular interés'),
  'rates.serviceFee': percent('Comisión por servicio sin IVA'),
  'rates.processingFee': percent('Comisión por apertura sin IVA'),
  'rates.withdrawalFee': pesos('Comisión por retiro en efectivo sin IVA'),
  'rates.invoicingFee': pesos('Comisión por facturación sin IVA'),
  'rates.iva': percent('IVA'),
  'discount.interest': percent('Primer préstamo: descuento en interés'),
  'discount.serviceFee': percent('Primer préstamo: descuento en comisión por servicio'),
  'terms.instalments': plain('Pagos por préstamo'),
  'extensions.maxCount': plain('Prórrogas por préstamo'),
  'extensions.cheapCount': plain('Prórrogas a precio normal'),
  'extensions.opensDaysBefore': plain('Se piden desde tantos días antes del pago'),
  'extensions.closesDaysAfter': plain('Se piden hasta tantos días después del pago'),
  'late.kind': choice('Por atraso se cobra'),
  'late.graceDays': plain('Días de gracia'),
  'late.interest': percent('Interés moratorio anual sin IVA'),
  'late.maxDays': plain('Días con interés moratorio'),
  'late.fee': pesos('Comisión por pago tardío sin IVA'),
  'caps.total': percent('Tope de todo lo cobrado, del préstamo'),
  'caps.daily': percent('Tope por día, del préstamo'),
  tolerance: pesos('Diferencia que no se cobra ni se devuelve'),
  withdrawalDays: plain('Días hábiles para cancelar'),
  calendar: plain('Calendario de días inhábiles'),
  'payout.bank_transfer': offered('Transferencia'),
  'payout.cebuana': offered('Efectivo en Cebuana'),
  'payout.bdo': offered('Efectivo en BDO'),
  'payout.m_lhuillier': offered('Efectivo en M Lhuillier'),
  maxOpenLoans: plain('Préstamos abiertos por cliente'),
  accountProof: choice('Comprobar que la cuenta es suya'),
  promiseDays: plain('Días para los que un cliente atrasado puede prometer pago'),
  'promotions.discount': percent('Descuento más alto que crea una sola persona'),
  'promotions.uses': plain('Clientes por promoción que crea una sola persona'),
  'promotions.days': plain('Días de una promoción que crea una sola persona'),
  'promotions.cost': pesos('Costo posible, en total, de lo que crea una sola persona'),
};

export const cycleWords: Readonly<Record<PayCycle, string>> = {
  weekly: 'Semanal',
  biweekly: 'Catorcenal',
  semi_monthly: 'Quincenal',
  monthly: 'Mensual',
};

type Words = Readonly<Record<string, string>>;

const tariffs: Words = { cheap: 'Prórroga normal', expensive: 'Prórroga tardía' };

const tariffPart: Words = { days: 'días', commission: 'comisión', kind: 'precio' };

const choices: Readonly<Record<string, Words>> = {
  'rates.dayCount': { '360': '360 días', '365': '365 días' },
  'late.kind': { none: 'Nada', interest: 'Interés moratorio', fee: 'Una comisión' },
  accountProof: { none: 'No se pide', code: 'Con un código' },
};

export const productWordsCopy = {
  term: (cycle: string, end: 'minDays' | 'maxDays') =>
    end === 'minDays' ? `${cycle}: mínimo de días` : `${cycle}: máximo de días`,
  tariffs,
  tariff: 'Prórroga',
  tariffPart,
  tariffOf: (tariff: string, number: number, part: string) => `${tariff} ${number}: ${part}`,
  choices,
  nothing: '—',
  on: 'Sí',
  off: 'No',
  range: (least: string, most: string) => `Va de ${least} a ${most}.`,
} as const;
