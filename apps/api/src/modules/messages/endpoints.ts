import type { Implementation } from '../../implement.ts';
import { listMessagesHandler } from './log/list-messages.handler.ts';
import {
  getContactPreferencesHandler,
  updateContactPreferencesHandler,
} from './preferences/contact-preferences.handlers.ts';
import { stopRemindersHandler } from './preferences/stop-reminders.handler.ts';

export const endpoints: readonly Implementation[] = [
  getContactPreferencesHandler,
  listMessagesHandler,
  stopRemindersHandler,
  updateContactPreferencesHandler,
];
