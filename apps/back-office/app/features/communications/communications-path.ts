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

/** Part of the log that is shown: all of it is in the address. */
export interface LogQuery {
  readonly state?: MessageState;
  /** `next` of the previous page; absent on the first page. */
  readonly before?: string;
}

const stateName = z.catch(z.optional(z.enum(MESSAGE_STATES)), undefined);
const placeInLog = z.catch(z.optional(z.string().check(z.regex(/^\d+_[0-9a-f-]{36}$/))), undefined);
const templateName = z.catch(z.optional(z.enum(MESSAGE_TEMPLATES)), undefined);
const channelName = z.catch(z.enum(MESSAGE_CHANNELS), 'sms');
const exampleNumber = z.catch(z.int().check(z.minimum(1), z.maximum(20)), 1);

/** Reads an address: what makes no sense in it is not asked for. */
export function parseLogQuery(search: URLSearchParams): LogQuery {
  const state = stateName.parse(search.get('estado') || undefined);
  const before = placeInLog.parse(search.get('desde') ?? undefined);
  return { ...(state && { state }), ...(before && { before }) };
}

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

/** Returns the path of a page of the log. */
export function logPath({ state, before }: LogQuery): string {
  const search = new URLSearchParams({ ...(state && { estado: state }), ...(before && { desde: before }) });
  return search.size > 0 ? `${screenPath('deliveries', {})}?${search}` : screenPath('deliveries', {});
}
