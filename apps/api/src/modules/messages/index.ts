export { copy } from './message.copy.es.ts';
export { queueEmail, queueSms } from './queue-message.ts';
