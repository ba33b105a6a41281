import { allocate, applyRate, type Centavos, centavos, formatPesos, rate, sumCentavos } from '@lender/money';
import {
  add,
  type Dinero,
  dinero,
  allocate as dineroAllocate,
  halfAwayFromZero,
  MXN,
  multiply,
  toDecimal,
  toSnapshot,
  transformScale,
} from 'dinero.js';
import { drawFrom } from '../draw.ts';
import { type Race, raceOver } from '../race.ts';

const DINERO = 'dinero.js 2.0.2';
const IVA = rate('0.16');
const SHARES = [50, 30, 20];

/** One amount, in the format of each contender. */
interface Amount {
  readonly centavos: Centavos;
  readonly dinero: Dinero<number>;
}

/**
 * Races of the computations that the books of a loan make all day. The floor computes in doubles and refuses nothing.
 */
export function moneyRaces(): Race[] {
  const draw = drawFrom(16);
  const amounts: Amount[] = Array.from({ length: 64 }, () => {
    const amount = 1 + draw(1_000_000);
    return { centavos: centavos(amount), dinero: dinero({ amount, currency: MXN }) };
  });
  return [sumRace(amounts), taxRace(amounts), shareRace(amounts), textRace(amounts)];
}

function sumRace(amounts: readonly Amount[]): Race {
  const twice = [...amounts, ...amounts];
  const inputs = amounts.map((_, from) => {
    const dozen = twice.slice(from, from + 12);
    return { centavos: dozen.map((amount) => amount.centavos), dinero: dozen.map((amount) => amount.dinero) };
  });
  type Dozen = (typeof inputs)[number];
  const plainSum = (dozen: Dozen) => dozen.centavos.reduce((sum: number, amount) => sum + amount, 0);
  return raceOver('add 12', {
    inputs,
    contenders: {
      floor: plainSum,
      '@lender/money': (dozen: Dozen) => sumCentavos(dozen.centavos),
      [DINERO]: (dozen: Dozen) => toSnapshot(dozen.dinero.reduce(add)).amount,
    },
    isRight: (sum, dozen) => sum === plainSum(dozen),
  });
}

function taxRace(inputs: readonly Amount[]): Race {
  const plainTax = (amount: Amount) => Math.floor((amount.centavos * 16 + 50) / 100);
  return raceOver('16 %, rounded', {
    inputs,
    contenders: {
      floor: plainTax,
      '@lender/money': (amount: Amount) => applyRate(amount.centavos, IVA),
      [DINERO]: ({ dinero: amount }: Amount) =>
        toSnapshot(transformScale(multiply(amount, { amount: 16, scale: 2 }), 2, halfAwayFromZero)).amount,
    },
    isRight: (tax, amount) => tax === plainTax(amount),
  });
}

function shareRace(inputs: readonly Amount[]): Race {
  const plainShares = ({ centavos: whole }: Amount) => SHARES.map((share) => Math.floor((whole * share) / 100));
  return raceOver('share out 50:30:20', {
    inputs,
    contenders: {
      floor: plainShares,
      '@lender/money': (amount: Amount) => allocate(amount.centavos, SHARES),
      [DINERO]: (amount: Amount) => dineroAllocate(amount.dinero, SHARES),
    },
    isRight: (parts) => Array.isArray(parts) && parts.length === SHARES.length,
  });
}

function textRace(inputs: readonly Amount[]): Race {
  const plainText = (amount: Amount) => `$${(amount.centavos / 100).toFixed(2)}`;
  return raceOver('as text', {
    inputs,
    contenders: {
      floor: plainText,
      '@lender/money': (amount: Amount) => formatPesos(amount.centavos),
      [DINERO]: (amount: Amount) => toDecimal(amount.dinero, ({ value }) => `$${value}`),
    },
    isRight: (text, amount) => text === plainText(amount),
  });
}
