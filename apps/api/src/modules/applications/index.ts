export { expireApplicationsJob, nextDeadline } from './application-deadlines.ts';
export { type ApplicationRecord, activeApplication, findApplication, latestApplication } from './application-record.ts';
export { decideWhenComplete } from './flow/decide-when-complete.ts';
export { readFlowState } from './flow/flow-state.ts';
export { moveApplication } from './move-application.ts';
export { pricingOfClient } from './pricing-of-client.ts';
export { quoteApplication, quoteRequestOf } from './quote-application.ts';
export { toApplicationReply } from './to-application-reply.ts';
