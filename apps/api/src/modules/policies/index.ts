export {
  activePolicy,
  findPolicy,
  livePolicy,
  POLICY_NAME,
  policyOfVersion,
  readPolicy,
  readPolicyOfThen,
} from './policy.ts';
export { seedPolicy } from './seed-policy.ts';
export { isShadowed, runningShadows, type ShadowRecord, shadowPolicy, startShadow, stopShadow } from './shadow.ts';
export { storePolicy } from './store-policy.ts';
