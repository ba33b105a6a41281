import { addDays } from '@lender/calculator';
import {
  type listMessageTemplates,
  MESSAGE_CHANNELS,
  MESSAGE_TEMPLATES,
  type MessageTemplate,
  type Reply,
} from '@lender/contract';
import type { Tx } from '../../kernel/database/database.ts';
import { endOfDay } from '../../kernel/end-of-day.ts';
import type { Services } from '../../services.ts';
import { REMINDER_STEPS, type TemplateRef } from '../messages/index.ts';

type Row = Reply<typeof listMessageTemplates>[number];

const DAYS = 7;

/** Reads every template on each channel, or one of them, with its results. */
export async function readTemplateRows(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  only?: TemplateRef,
): Promise<readonly Row[]> {
  const { today } = await clock.business(tx);
  const since = endOfDay(addDays(today, -DAYS));
  const published = await tx
    .selectFrom('message_template')
    .distinctOn(['template', 'channel'])
    .select(['template', 'channel', 'version', 'live_from'])
    .orderBy('template')
    .orderBy('channel')
    .orderBy('version', 'desc')
    .execute();
  const drafts = await tx
    .selectFrom('message_draft')
    .select(['template', 'channel'])
    .where('is_open', '=', true)
    .execute();
  const went = await tx
    .selectFrom('message')
    .select(['template', 'channel'])
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('state', '=', 'sent').as('sent'),
      fn.countAll<number>().filterWhere('state', 'in', ['failed', 'dead']).as('failed'),
    ])
    .where('queued_at', '>=', since)
    .where('template', 'is not', null)
    .groupBy(['template', 'channel'])
    .execute();
  const asked = only
    ? [only]
    : MESSAGE_TEMPLATES.flatMap((template) => MESSAGE_CHANNELS.map((channel) => ({ template, channel })));
  return asked.map(({ template, channel }) => {
    const isIt = (row: { readonly template: string | null; readonly channel: string }) =>
      row.template === template && row.channel === channel;
    const live = published.find(isIt);
    const counted = went.find(isIt);
    return {
      ...{ template, channel, version: live?.version ?? 1, liveFrom: live?.live_from.toISOString() ?? null },
      hasDraft: drafts.some(isIt),
      sent: Number(counted?.sent ?? 0),
      failed: Number(counted?.failed ?? 0),
      dueDays: dueDaysOf(template),
    };
  });
}

/** Returns the days after the due date on which a reminder is sent. */
function dueDaysOf(template: MessageTemplate): number[] {
  const firstDays = REMINDER_STEPS.map(({ firstDay }) => firstDay);
  switch (template) {
    case 'reminder_before':
      return firstDays.filter((day) => day < 0);
    case 'reminder_due_day':
      return firstDays.filter((day) => day === 0);
    case 'reminder_overdue':
      return firstDays.filter((day) => day > 0);
    default:
      return [];
  }
}
