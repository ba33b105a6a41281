export { makePack } from './make-pack.ts';
export { isPastMonth } from './pack-month.policy.ts';
