import type { Decision } from '../route/decision.ts';
import type { FlowConfig, FlowError, PageLocation, Session } from '../route/visit.ts';

/** A decision that takes the visitor to another page. */
export type Move = Extract<Decision, { type: 'redirect' | 'external' }>;

export const isMove = (decision: Decision | null): decision is Move =>
  decision?.type === 'redirect' || decision?.type === 'external';

/** Events that the app sends to the machine. */
export type FlowEvent =
  | { readonly type: 'page.changed'; readonly location: PageLocation }
  /** A field is dirty or an upload runs. */
  | { readonly type: 'page.busy' }
  | { readonly type: 'page.idle' }
  | { readonly type: 'session.changed'; readonly session: Session }
  /** Something was submitted that moves the flow: look now. */
  | { readonly type: 'flow.refresh' }
  | { readonly type: 'tab.hidden' }
  | { readonly type: 'tab.visible' };

/** Events that the app receives from the machine. */
export type FlowEmitted =
  | { readonly type: 'moved'; readonly move: Move }
  /** The flow has errors that it did not have before: said once for each set of them. */
  | { readonly type: 'objected'; readonly errors: readonly FlowError[] }
  /** The server no longer knows the session. */
  | { readonly type: 'signedOut' };

/** The visit with which the machine starts. */
export interface FlowInput {
  readonly location: PageLocation;
  readonly session: Session;
  readonly config: FlowConfig;
  /** Number from 0 to below 1, so that browsers do not all poll in the same second. @default Math.random */
  readonly random?: () => number;
}

export interface FlowContext extends FlowInput {
  /** The errors that were reported last, as one text. */
  readonly objections: string;
  /** Decision of the last request to the server from this page. */
  readonly decision: Decision | null;
  readonly isBusy: boolean;
  readonly isHidden: boolean;
  /** Number of consecutive failed requests. */
  readonly failures: number;
}
