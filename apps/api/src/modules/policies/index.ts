export { activePolicy, livePolicy, POLICY_NAME, policyOfVersion, readPolicy, readPolicyOfThen } from './policy.ts';
