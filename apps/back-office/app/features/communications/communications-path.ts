import {
  MESSAGE_CHANNELS,
  MESSAGE_STATES,
  MESSAGE_TEMPLATES,
  type MessageChannel,
  type MessageState,
  type MessageTemplate,
} from '@lender/contract';
import * as z from 'zod/mini';
import { screenPath } from '../../screens.ts';
import { defineList } from '../../shell/list/define-list.ts';
import { textParameter, wordParameter } from '../../shell/list/list-parameter.ts';

/** Part of the log that is shown: all of it is in the address. */
export interface LogQuery {
  readonly state?: MessageState;
  /** `next` of the previous page; absent on the first page. */
  readonly before?: string;
}

const templateName = z.catch(z.optional(z.enum(MESSAGE_TEMPLATES)), undefined);
const channelName = z.catch(z.enum(MESSAGE_CHANNELS), 'sms');
const exampleNumber = z.catch(z.int().check(z.minimum(1), z.maximum(20)), 1);

export const parseChannel = (value: string | null | undefined): MessageChannel => channelName.parse(value);
export const parseExample = (search: URLSearchParams): number => exampleNumber.parse(Number(search.get('ejemplo')));

/** Returns the template and channel that an address names. @throws a 404 answer when there is none of that name */
export function templateParam(params: { readonly template?: string; readonly channel?: string }): {
  readonly template: MessageTemplate;
  readonly channel: MessageChannel;
} {
  const template = templateName.parse(params.template);
  const channel = MESSAGE_CHANNELS.find((each) => each === params.channel);
  if (!template || !channel) throw new Response(null, { status: 404 });
  return { template, channel };
}

/** Returns the path of the texts of a channel. */
export const templatesPath = (channel: MessageChannel): string =>
  channel === 'sms' ? screenPath('communications', {}) : `${screenPath('communications', {})}?canal=${channel}`;

/** Address of the log. */
export const logList = defineList<LogQuery>({
  path: () => screenPath('deliveries', {}),
  parameters: {
    state: wordParameter('estado', MESSAGE_STATES),
    before: textParameter('desde', /^\d+_[0-9a-f-]{36}$/),
  },
  place: 'before',
});

export const { parse: parseLogQuery, pathOf: logPath } = logList;
