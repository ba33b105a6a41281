import type { Endpoint } from '../endpoint.ts';
import type { HeaderName } from './headers.data.ts';

type Json = Readonly<Record<string, unknown>>;

const ON_EVERY_ANSWER: readonly HeaderName[] = ['x-request-id', 'cache-control', 'x-content-type-options'];
const PAGE: readonly HeaderName[] = ['x-page', 'x-per-page', 'x-total-count', 'x-count'];

const referring = (names: readonly HeaderName[]): Json =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** Returns the headers of a success, or of the answer that nothing has changed. */
export const successHeaders = ({ etag, repeat, replyKind, paginated }: Endpoint): Json =>
  referring([
    ...ON_EVERY_ANSWER,
    ...(etag ? (['etag'] as const) : []),
    ...(repeat === 'key' ? (['idempotent-replayed'] as const) : []),
    ...(replyKind === 'binary' ? (['content-disposition'] as const) : []),
    ...(paginated ? PAGE : []),
  ]);

/** Returns the headers of a refusal or a failure. One that `mayPass` by itself may state when to ask again. */
export const refusalHeaders = (mayPass: boolean): Json =>
  referring([...ON_EVERY_ANSWER, ...(mayPass ? (['retry-after'] as const) : [])]);
