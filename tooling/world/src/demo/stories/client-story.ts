import type { Story } from '../calendar.ts';
import type { Person } from '../people/person.ts';
import type { Lived } from '../world/lived.ts';
import { apply } from './apply.ts';
import { introduce, type Joined, join, keepPromo, refer } from './join.ts';
import { liveLoan } from './live-loan.ts';
import { loanOfClient } from './own-loan.ts';
import type { Plan } from './plan.ts';

/** Person of a story, and the friend whom they may bring. */
export interface Cast {
  readonly person: Person;
  readonly friend: Person | undefined;
  readonly password: string;
}

/** Runs the life of a client with the lender, by plan. */
export async function* clientStory(plan: Plan, cast: Cast, lived: Lived): Story {
  const { person, friend, password } = cast;
  const { moments, bank } = lived;
  const [first, last] = plan.came;
  const day = moments.dayAgo(Math.round(last + (first - last) * person.chance.next()));
  yield moments.at(day, 8 + 11 * person.chance.next());
  if (plan.payout) bank.expectPayout(person.clabe, plan.payout);
  const joined = yield* join({ person, password }, lived);
  if (plan.left === 'registered') return;
  yield moments.later(lived.now(), 0.03);
  await introduce(joined, lived);
  if (plan.promoCode !== undefined) await keepPromo(plan.promoCode, joined, lived);
  yield* borrowAgain(plan, joined, lived);
  if (!friend) return;
  const referralCode = await refer(friend, joined, lived);
  yield moments.later(lived.now(), 22);
  const invited = yield* join({ person: friend, password, referralCode }, lived);
  await introduce(invited, lived);
}

/** Borrows, and then again as often as the plan says. */
async function* borrowAgain(plan: Plan, joined: Joined, lived: Lived): Story {
  const { chance } = joined.person;
  const { again = 0, withdrawsFirst = 0 } = plan;
  const times = withdrawsFirst + again;
  for (let time = 0; time <= times; time++) {
    const [least, most] = plan.pesos;
    const pesos = 100 * Math.round((least + (most - least) * chance.next()) / 100);
    const isWithdrawn = time < withdrawsFirst;
    const left = isWithdrawn ? 'withdrawn' : time === times ? (plan.lastLeft ?? plan.left) : undefined;
    const signed = yield* apply(joined, { ...plan, pesos, left, isKnown: time > 0 }, lived);
    if (isWithdrawn) {
      yield lived.moments.later(lived.now(), 1 + chance.next());
      continue;
    }
    if (!signed) return;
    const loan = await loanOfClient(joined, { plan, lived });
    yield* liveLoan(loan, joined, lived);
    yield lived.moments.later(lived.now(), 20 + 40 * chance.next());
  }
}
