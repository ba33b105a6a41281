export { activePolicy, POLICY_NAME, policyOfVersion, readPolicy } from './policy.ts';
