export { countedPayment } from './incoming/counted-payment.ts';
export type { PaymentRow } from './incoming/known-payment.ts';
export { reversePayment } from './incoming/reverse-payment.ts';
export { endUnpaidApplication } from './payouts/end-unpaid-application.ts';
export { payAgain } from './payouts/pay-again.ts';
export { queuePayout } from './payouts/queue-payout.ts';
export { syncPayoutJob } from './payouts/sync-payout.job.ts';
export { pollMoneyJob } from './poll-money.job.ts';
