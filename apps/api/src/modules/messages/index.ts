export { readZone } from './contact-hours/read-zone.ts';
export { nextMessageMoment } from './delivery/next-message-moment.ts';
export { releaseMessagesJob } from './delivery/release-messages.job.ts';
export { withdrawReminders } from './delivery/withdraw-reminders.ts';
export { copy } from './message.copy.es.ts';
export { notifyDisplaced } from './notify-displaced.ts';
export { queueEmail, queueSms } from './queue-message.ts';
export { type Telling, type TellingServices, tellBorrower, tellingMoment } from './telling/tell-borrower.ts';
export type { LoanMessage, LoanMessageFacts } from './wording/loan-message.ts';
