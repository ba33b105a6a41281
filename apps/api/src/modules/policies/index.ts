export {
  activePolicy,
  findPolicy,
  livePolicy,
  POLICY_NAME,
  policyOfVersion,
  readPolicy,
  readPolicyOfThen,
} from './policy.ts';
export { isShadowed, runningShadows, type ShadowRecord, shadowPolicy, stopShadow } from './shadow.ts';
