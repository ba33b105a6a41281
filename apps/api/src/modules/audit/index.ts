export { countToday } from './count-today.ts';
export { detailsOf } from './details.policy.ts';
export { detailsContext } from './details-context.ts';
export { followChain } from './follow-chain.ts';
export {
  addIdentifiers,
  type IdentifierUse,
  quotaDay,
  readIdentifierUse,
  takeIdentifier,
} from './identifier-use.ts';
export { type Act, recordAct } from './record-act.ts';
export { NO_SEAL, type StoredAct, sealedText } from './sealed-text.policy.ts';
