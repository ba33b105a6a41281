import type { Implementation } from '../../implement.ts';
import { listMessageLogHandler } from './log/list-message-log.handler.ts';
import { listMessagesHandler } from './log/list-messages.handler.ts';
import {
  getContactPreferencesHandler,
  updateContactPreferencesHandler,
} from './preferences/contact-preferences.handlers.ts';
import { stopRemindersHandler } from './preferences/stop-reminders.handler.ts';
import { resendMessageHandler } from './resend/resend-message.handler.ts';

export const endpoints: readonly Implementation[] = [
  getContactPreferencesHandler,
  listMessageLogHandler,
  listMessagesHandler,
  resendMessageHandler,
  stopRemindersHandler,
  updateContactPreferencesHandler,
];
