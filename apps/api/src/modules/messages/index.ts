export { copy } from './message.copy.es.ts';
export { notifyDisplaced } from './notify-displaced.ts';
export { queueEmail, queueSms } from './queue-message.ts';
