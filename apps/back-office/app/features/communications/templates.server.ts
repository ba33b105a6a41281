import { listMessageTemplates, MESSAGE_CHANNELS, type MessageChannel } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { unreadable } from '../../platform/unreadable.ts';
import { screenPath } from '../../screens.ts';
import type { PageLink } from '../../shell/page-links.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { communicationsCopy as copy } from './communications.copy.es.ts';
import { logPath, templatesPath } from './communications-path.ts';

/** Text as the list shows it. */
export interface TemplateLine {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly trigger: string;
  readonly version: number;
  readonly since: string;
  readonly hasDraft: boolean;
  readonly sent: number;
  readonly failed: number;
}

/** Reads the texts of a channel, in words. */
export async function readTemplates(call: Call, channel: MessageChannel): Promise<readonly TemplateLine[]> {
  const answer = await call(listMessageTemplates);
  if (!answer.ok) throw unreadable('the texts for borrowers', answer.refusal);
  return answer.data
    .filter((row) => row.channel === channel)
    .map(({ template, version, liveFrom, hasDraft, sent, failed, dueDays }) => ({
      id: template,
      href: screenPath('template', { template, channel }),
      name: copy.templates[template],
      trigger: dueDays.length > 0 ? copy.dueDays(dueDays) : copy.list.event,
      since: liveFrom === null ? copy.list.firstVersion : formatInstant(liveFrom),
      ...{ version, hasDraft, sent, failed },
    }));
}

/** Links to the texts of each channel and to the deliveries. */
export const communicationTabs = (current: MessageChannel | 'deliveries'): readonly PageLink[] => [
  ...MESSAGE_CHANNELS.map((channel) => ({
    href: templatesPath(channel),
    label: copy.channels[channel],
    isCurrent: current === channel,
  })),
  { href: logPath({}), label: copy.deliveries, isCurrent: current === 'deliveries' },
];
