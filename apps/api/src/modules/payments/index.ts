export { endUnpaidApplication } from './end-unpaid-application.ts';
export { syncPayoutJob } from './payout.jobs.ts';
export { pollMoneyJob } from './poll-money.job.ts';
export { payAgain, queuePayout } from './queue-payout.ts';
