import { addDays, PAY_CYCLES, type PayCycle, type PlainDate, payDateOptions } from '@lender/calculator';
import { getCalculatorConfig, getPrivateOffer, getPublicOffer, type Reply } from '@lender/contract';
import { centavos } from '@lender/money';
import type { Answer } from '@lender/sdk';
import * as fc from 'fast-check';
import { CannotRun } from '../trouble.ts';
import { registerPerson } from '../world/applicant.ts';
import { must, type Session } from '../world/session.ts';
import type { World } from '../world/world.ts';
import { forAll, PLAIN } from './for-all.ts';

export type Quote = Reply<typeof getPublicOffer>;
export type CalculatorConfig = Reply<typeof getCalculatorConfig>;

/** Question to the calculator of the server, and its answer. */
export interface Quoted {
  readonly quote: Quote;
  readonly config: Pick<CalculatorConfig, 'today' | 'calendar'>;
  readonly cycle: PayCycle;
  readonly payDates: readonly [string, string];
}

/** Caller who asks for a price: a visitor for a public one, or a signed-in client for their own. */
type Asker = 'visitor' | 'client';

const isLastOfMonth = (date: PlainDate): boolean => addDays(date, 1).endsWith('-01');

/** Draws a pay date of the list; the last day of a month more often, since calendar errors occur there. */
function payDate(cycle: PayCycle, today: PlainDate) {
  const options = payDateOptions(cycle, today);
  const ends = options.filter(({ firstDate }) => isLastOfMonth(firstDate));
  const any = fc.constantFrom(...options);
  return ends.length === 0 ? any : fc.oneof({ weight: 3, arbitrary: any }, fc.constantFrom(...ends));
}

/** Draws an amount that any client may request, and a pay date of the list. */
const questions = ({ amountLimits, today }: CalculatorConfig, askers: readonly Asker[]) =>
  fc.tuple(fc.boolean(), fc.constantFrom(...PAY_CYCLES)).chain(([isFirst, cycle]) => {
    const { minAmount, maxAmount } = isFirst ? amountLimits.new : amountLimits.repeated;
    const { interval } = amountLimits;
    return fc.record(
      {
        asker: fc.constantFrom(...askers),
        sequence_type: fc.constant(isFirst ? ('first' as const) : ('repeated' as const)),
        cycle: fc.constant(cycle),
        option: payDate(cycle, today),
        amount: fc
          .integer({ min: Math.ceil(minAmount / interval), max: Math.floor(maxAmount / interval) })
          .map((steps) => steps * interval),
      },
      PLAIN,
    );
  });

/**
 * Requests the price of many loans. A loan that the server refuses has no price to check.
 *
 * @throws CannotRun when every loan was refused
 */
export const forQuotes = (world: World, holds: (quoted: Quoted) => Promise<void> | void): Promise<number> =>
  forQuotesTo(world, { visitor: world.visitor }, holds);

/** Asks in the same way; half of the prices are asked for by a signed-in client, for themselves. */
export const forEverybodysQuotes = async (world: World, holds: (quoted: Quoted) => void): Promise<number> =>
  forQuotesTo(world, { visitor: world.visitor, client: await clientOf(world) }, holds);

const clients = new WeakMap<World, Promise<Session>>();

/** Returns a client who only asks for prices, the same for every rule. */
function clientOf(world: World): Promise<Session> {
  const known = clients.get(world) ?? registerPerson(world);
  clients.set(world, known);
  return known;
}

async function forQuotesTo(
  world: World,
  { visitor, client }: { readonly visitor: Session; readonly client?: Session },
  holds: (quoted: Quoted) => Promise<void> | void,
): Promise<number> {
  const config = await must(visitor, getCalculatorConfig);
  const askers: readonly Asker[] = client ? ['visitor', 'client'] : ['visitor'];
  let priced = 0;
  await forAll(world, { cases: questions(config, askers) }, async ({ asker, amount, cycle, option, sequence_type }) => {
    const payDates: [string, string] = [option.firstDate, option.secondDate];
    const loan = { amount: centavos(amount), payCycle: cycle, payDates };
    const asked: Answer<typeof getPrivateOffer> =
      client && asker === 'client'
        ? await client.call(getPrivateOffer, { params: loan })
        : await visitor.call(getPublicOffer, { params: { ...loan, sequence_type }, query: {} });
    if (!asked.ok) return claimNotSold(asked);
    priced += 1;
    await holds({ quote: asked.data, config, cycle, payDates });
  });
  if (priced === 0) throw new CannotRun('the server refused every amount and pay date of its own lists');
  return priced;
}

/** Claims that the loan was refused: another refusal leaves the question open. */
function claimNotSold({ refusal }: Extract<Answer<typeof getPrivateOffer>, { ok: false }>): void {
  const { status, code, message } = refusal;
  if (status !== 409 && status !== 422)
    throw new CannotRun(`a price was refused for no reason of the loan: ${status} ${code} (${message})`);
}
