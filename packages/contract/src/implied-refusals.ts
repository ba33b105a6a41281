import type { Endpoint } from './endpoint.ts';
import type { RefusalCode } from './refusals.ts';

const ALWAYS = ['malformed_request', 'rate_limited'] as const satisfies RefusalCode[];
const WITH_PARAMS = ['not_found', 'invalid_input'] as const satisfies RefusalCode[];
const WITH_QUERY = ['invalid_input'] as const satisfies RefusalCode[];
const WITH_BODY = ['invalid_input', 'unsupported_media_type', 'too_large'] as const satisfies RefusalCode[];
const WITH_KEY = ['idempotency_key_reused', 'idempotency_key_in_flight'] as const satisfies RefusalCode[];
const BY_ACCESS = {
  public: [],
  client: ['unauthorized', 'client_blocked', 'forbidden'],
  staff: ['unauthorized', 'session_idle', 'forbidden'],
} as const satisfies Record<Endpoint['access'], RefusalCode[]>;

/** A refusal that no endpoint has to declare, because its access or its shape implies it. */
export type ImpliedRefusal =
  | (typeof ALWAYS | typeof WITH_PARAMS | typeof WITH_QUERY | typeof WITH_BODY | typeof WITH_KEY)[number]
  | (typeof BY_ACCESS)[Endpoint['access']][number];

/**
 * Returns the refusals that an endpoint may give besides those that it declares, each code once.
 *
 * @example
 * impliedRefusals(getBanks) // → ['malformed_request', 'rate_limited']
 */
export const impliedRefusals = ({ access, params, query, body, repeat }: Endpoint): readonly ImpliedRefusal[] => [
  ...new Set([
    ...ALWAYS,
    ...BY_ACCESS[access],
    ...(params ? WITH_PARAMS : []),
    ...(query ? WITH_QUERY : []),
    ...(body ? WITH_BODY : []),
    ...(repeat === 'key' ? WITH_KEY : []),
  ]),
];
