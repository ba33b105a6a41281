export { allocate } from './allocate.ts';
export { applyRate } from './apply-rate.ts';
export { type Centavos, centavos, sumCentavos } from './centavos.ts';
export { formatPesos, formatWholePesos } from './format-pesos.ts';
export { type Charge, chargeWithIva, IVA, IVA_RATE, splitGross, sumCharges } from './iva.ts';
export { centavosFromPesos, type PesosProblem, pesosFromCentavos } from './pesos.ts';
export { addRates, complementOf, multiplyRates, parseRate, percentOf, type Rate, rate, ratio } from './rate.ts';
export { fail, ok, type Result } from './result.ts';
export { ceiling, floor, halfAwayFromZero, halfEven, type Rounding, towardZero } from './rounding.ts';
