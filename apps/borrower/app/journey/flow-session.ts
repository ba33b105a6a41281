import type { Session } from '@lender/flow/routes';
import { CLIENT_STATUS } from '@lender/lending';

/** Part of a client's profile that decides on a page of the flow. */
export interface FlowClient {
  readonly status: number;
  readonly firstName: string | null;
  readonly mustCompleteAccount?: boolean | undefined;
}

/**
 * Returns a visitor as the flow sees one.
 *
 * @example
 * flowSession({ isStaff: false, client: undefined, qaCookie: false }) // → { kind: 'guest', qaCookie: false }
 */
export function flowSession(visitor: {
  readonly isStaff: boolean;
  readonly client: FlowClient | undefined;
  readonly qaCookie: boolean;
  readonly applicationId?: string | undefined;
  /** True when the money is fetched in cash. */
  readonly cashPayout?: boolean | undefined;
}): Session {
  const { isStaff, client, qaCookie, applicationId, cashPayout = false } = visitor;
  if (isStaff) return { kind: 'user', qaCookie };
  if (!client) return { kind: 'guest', qaCookie };
  const { status, firstName, mustCompleteAccount } = client;
  return {
    kind: 'client',
    qaCookie,
    blocked: status === CLIENT_STATUS.blocked,
    ...(mustCompleteAccount && { mustComplete: true }),
    ...(firstName && { firstName }),
    ...(applicationId !== undefined && { applicationId }),
    ...(cashPayout && { cashPayout }),
  };
}
