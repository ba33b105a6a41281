export { localMoment } from './contact-hours/local-moment.ts';
export { readZones } from './contact-hours/read-zone.ts';
export { endDueMessages } from './delivery/end-due-messages.ts';
export { nextMessageMoment } from './delivery/next-message-moment.ts';
export { releaseMessagesJob } from './delivery/release-messages.job.ts';
export { withdrawApplicationMessages } from './delivery/withdraw-application-messages.ts';
export { withdrawReminders } from './delivery/withdraw-reminders.ts';
export { copy } from './message.copy.es.ts';
export { type Notification, type NotifyServices, notificationMoment, notifyBorrower } from './notify-borrower.ts';
export { notifyDisplaced } from './notify-displaced.ts';
export { queueEmail, queueSms } from './queue-message.ts';
export { REMINDER_STEPS, type ReminderStep } from './reminder-steps.data.ts';
export {
  type ChannelText,
  firstWords,
  type LiveTemplate,
  liveTemplate,
  type TemplateRef,
} from './templates/live-template.ts';
export { ALWAYS_REQUIRED, COMMON_PLACEHOLDERS, PLACEHOLDERS } from './templates/placeholders.data.ts';
export { saidOf } from './templates/said-of.ts';
export { storeTemplate } from './templates/store-template.ts';
export { fillWords } from './templates/word-message.ts';
export type { LoanMessage, LoanMessageFacts } from './wording/loan-message.ts';
export { refuseUnfit } from './wording/refuse-unfit.ts';
export { unfitText } from './wording/unfit-text.policy.ts';
