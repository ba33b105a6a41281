import type { Story } from '../calendar.ts';
import type { Lived } from '../world/lived.ts';
import { ASKED_FOR } from './desk/asked-for.ts';
import { BANKED } from './desk/banked.ts';
import { COLLECTED } from './desk/collected.ts';
import { COMPLAINED } from './desk/complained.ts';
import type { DeskWork } from './desk/desk-work.ts';
import { KEPT_OUT } from './desk/kept-out.ts';
import { PREPARED } from './desk/prepared.ts';
import { REPORTED_BY_CLIENTS } from './desk/reported-by-clients.ts';

const ALL: readonly DeskWork[] = [
  ...PREPARED,
  ...KEPT_OUT,
  ...REPORTED_BY_CLIENTS,
  ...COLLECTED,
  ...COMPLAINED,
  ...BANKED,
  ...ASKED_FOR,
];

/** Returns the stories of the work that is done besides the cases, each on its day. */
export const deskStories = (days: number, lived: Lived): Story[] =>
  ALL.filter(({ daysAgo }) => daysAgo <= days).map((work) => deskStory(work, lived));

async function* deskStory({ daysAgo, hour, work }: DeskWork, lived: Lived): Story {
  const { moments } = lived;
  yield moments.at(moments.dayAgo(daysAgo), hour);
  await work(lived);
}
