import { PAY_CYCLES, type PayCycle, payDateOptions } from '@lender/calculator';
import { getCalculatorConfig, getPublicOffer, type Reply } from '@lender/contract';
import { centavos } from '@lender/money';
import * as fc from 'fast-check';
import { CannotRun } from '../trouble.ts';
import { must } from '../world/session.ts';
import type { World } from '../world/world.ts';
import { forAll, PLAIN } from './for-all.ts';

export type Quote = Reply<typeof getPublicOffer>;
export type CalculatorConfig = Reply<typeof getCalculatorConfig>;

/** What somebody asks the calculator of the server, and what it answered. */
export interface Quoted {
  readonly quote: Quote;
  readonly config: CalculatorConfig;
  readonly cycle: PayCycle;
  readonly payDates: readonly [string, string];
}

/** An amount that anybody may ask for, and a pay date of the list. */
const questions = ({ amountLimits, today }: CalculatorConfig) =>
  fc.tuple(fc.boolean(), fc.constantFrom(...PAY_CYCLES)).chain(([isFirst, cycle]) => {
    const { minAmount, maxAmount } = isFirst ? amountLimits.new : amountLimits.repeated;
    const { interval } = amountLimits;
    const options = payDateOptions(cycle, today);
    return fc.record(
      {
        sequence_type: fc.constant(isFirst ? ('first' as const) : ('repeated' as const)),
        cycle: fc.constant(cycle),
        option: fc.constantFrom(...options),
        amount: fc
          .integer({ min: Math.ceil(minAmount / interval), max: Math.floor(maxAmount / interval) })
          .map((steps) => steps * interval),
      },
      PLAIN,
    );
  });

/**
 * Asks for the price of many loans. What the server refuses to sell has no price to look at.
 *
 * @throws CannotRun when everything was refused
 */
export async function forQuotes(world: World, holds: (quoted: Quoted) => Promise<void> | void): Promise<number> {
  const config = await must(world.visitor, getCalculatorConfig);
  let priced = 0;
  await forAll(world, { cases: questions(config) }, async ({ amount, cycle, option, sequence_type }) => {
    const payDates: [string, string] = [option.firstDate, option.secondDate];
    const params = { sequence_type, amount: centavos(amount), payCycle: cycle, payDates };
    const asked = await world.visitor.call(getPublicOffer, { params, query: {} });
    if (!asked.ok) return;
    priced += 1;
    await holds({ quote: asked.data, config, cycle, payDates });
  });
  if (priced === 0) throw new CannotRun('the server refused every amount and pay date of its own lists');
  return priced;
}
