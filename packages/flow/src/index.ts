export type { FlowEmitted, FlowEvent, FlowInput, Move } from './machine/flow-events.ts';
export { flowMachine, heldMove, MAX_POLL_MS, POLL_JITTER, POLL_MS, TOKEN_REFRESH_MS } from './machine/flow-machine.ts';
