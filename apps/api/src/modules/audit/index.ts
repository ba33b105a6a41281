export { countToday } from './count-today.ts';
export { detailsOf } from './details.policy.ts';
export { followChain } from './follow-chain.ts';
export { type Act, recordAct } from './record-act.ts';
