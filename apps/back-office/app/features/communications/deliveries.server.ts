import { listMessageLog, resendMessage } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { formKeyOf } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { unreadable } from '../../platform/unreadable.ts';
import { uuidParam } from '../../platform/uuid-param.ts';
import { screenPath } from '../../screens.ts';
import { withFlash } from '../../shell/flash.ts';
import { PER_PAGE, pageOf } from '../../shell/list/page-of.ts';
import type { PageLinks } from '../../shell/page-links.ts';
import { messageMoment } from '../../vocabulary/message-moment.ts';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import { communicationsCopy as copy, refusedWords, templateName } from './communications.copy.es.ts';
import { type LogQuery, logList } from './communications-path.ts';

/** Message of the log as it is drawn. */
export interface DeliveryLine {
  readonly id: string;
  readonly clientId: string;
  readonly clientHref: string;
  readonly when: string;
  readonly name: string;
  readonly channel: string;
  readonly address: string;
  readonly state: StatusWord;
  readonly cause: string;
  readonly isDead: boolean;
}

export interface DeliveriesView extends Pick<PageLinks, 'previous' | 'next'> {
  readonly lines: readonly DeliveryLine[];
}

/** Reads one page of sent messages. */
export async function readDeliveries(call: Call, query: LogQuery): Promise<DeliveriesView> {
  const answer = await call(listMessageLog, { query: { ...query, perPage: PER_PAGE } });
  if (!answer.ok) throw unreadable('what was sent', answer.refusal);
  const { rows, next } = answer.data;
  return {
    lines: rows.map(({ id, clientId, template, version, channel, address, state, cause, at }) => ({
      ...{ id, clientId, clientHref: screenPath('client', { id: clientId }) },
      when: messageMoment({ state, at }),
      name: copy.log.version(templateName(template), version),
      channel: copy.channel[channel],
      address: address ?? copy.log.noAddress,
      state: copy.states[state],
      cause: cause === null ? '' : copy.causes[cause],
      isDead: state === 'dead',
    })),
    ...pageOf(logList, query).links(next, copy.log),
  };
}

/** Reason why something was not done, and what was typed. */
export interface Said {
  readonly said: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Tries a message again, and leads to the list that it was on. */
export async function resendFrom(call: Call, back: string, data: FormData): Promise<Outcome<Said>> {
  const params = { clientId: uuidParam(String(data.get('clientId'))), id: uuidParam(String(data.get('messageId'))) };
  const answer = await call(resendMessage, { params }, formKeyOf(data));
  if (answer.ok) return leadTo(withFlash(back, 'reenviado'));
  const { code, facts } = answer.refusal;
  const because = code === 'message_not_resendable' ? String(facts.because) : code;
  return showRefusal({ said: refusedWords(because), values: {} }, 409);
}
