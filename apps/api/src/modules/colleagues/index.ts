export { COLLEAGUE_APPROVALS } from './colleague.approvals.ts';
