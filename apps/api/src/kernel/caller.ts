import type { Access } from '@lender/contract';
import type { StaffRole } from '@lender/lending';

export interface ClientCaller {
  readonly kind: 'client';
  readonly clientId: string;
  readonly sessionId: string;
}
export interface UserCaller {
  readonly kind: 'user';
  readonly userId: string;
  readonly sessionId: string;
  readonly role: StaffRole;
}
export interface Visitor {
  readonly kind: 'visitor';
}

export type Caller = ClientCaller | UserCaller | Visitor;
/** Caller that a handler may rely on, by the access of its endpoint. */
export type CallerOf<A extends Access> = { public: Visitor; client: ClientCaller; staff: UserCaller }[A];
