import type { Env } from '@lender/api/env';
import type { Services } from '@lender/api/services';
import { openBankWorld } from '../simulation/bank/bank-world.ts';
import { streamOf } from '../simulation/stream.ts';
import { openTally } from '../simulation/tally.ts';
import { liveTogether } from './calendar.ts';
import { momentsUntil } from './moments.ts';
import { drawSamples } from './people/draw-sample.ts';
import { personOf } from './people/person.ts';
import { clientStory } from './stories/client-story.ts';
import { everyDay } from './stories/days.ts';
import { deskStories } from './stories/desk.ts';
import type { Plan } from './stories/plan.ts';
import { openDemoStaff } from './world/demo-staff.ts';
import type { Lived } from './world/lived.ts';
import { startLivedServer } from './world/lived-server.ts';
import { openPhones } from './world/phone.ts';

interface Life {
  readonly env: Env;
  readonly plans: readonly Plan[];
  readonly days: number;
  /** Moment at which the life is over. */
  readonly end: Date;
  readonly seed: number;
  /** Password with which every client signs in. */
  readonly password: string;
  /** True when staff also work at their desks, which takes three months. @default true */
  readonly hasDesks?: boolean;
  /** Called at the beginning of each day. */
  readonly onDay?: (day: number) => void;
  /** Parts of the server to observe. @default none */
  readonly watch?: (made: Services) => Partial<Services>;
}

const NO_FAULTS = { unanswered: 0, lost: 0, doubled: 0, late: 0 };

/** Simulates the days of a lender up to now, through the same server that serves all others. */
export async function live({
  env,
  plans,
  days,
  end,
  seed,
  password,
  hasDesks = true,
  onDay,
  watch,
}: Life): Promise<void> {
  const moments = momentsUntil(end);
  let clock = moments.at(moments.dayAgo(days + 1), 12);
  const now = () => clock;
  const [phones, tally] = [openPhones(), openTally()];
  const bank = openBankWorld({ seed, tally, faults: NO_FAULTS, now });
  const roles = plans.flatMap((plan) => Array.from({ length: plan.people }, () => plan));
  const people = Array.from({ length: 2 * roles.length }, (_, number) => personOf(number, seed));
  const server = await startLivedServer({ env, now, bank, phones, chance: streamOf(seed, 'jobs'), watch });
  try {
    const [samples, staff] = await Promise.all([
      drawSamples(people.slice(0, roles.length)),
      openDemoStaff(server, env.DEMO_OPERATOR_EMAIL),
    ]);
    const lived: Lived = { server, bank, phones, staff, samples, moments, now };
    const stories = roles.flatMap((plan, number) => {
      const [person, friend] = [people[number], people[roles.length + number]];
      return person ? [clientStory(plan, { person, friend: plan.refers ? friend : undefined, password }, lived)] : [];
    });
    const goTo = (moment: Date) => {
      if (moment > clock) clock = moment;
    };
    const cast = {
      day: everyDay(days, lived, onDay),
      people: [...(hasDesks ? deskStories(days, lived) : []), ...stories],
    };
    await liveTogether(cast, { goTo, settle: server.settle });
    goTo(end);
    await server.run('expire-applications');
    await server.settle();
    await staff.leave();
  } finally {
    await server.stop();
  }
}
