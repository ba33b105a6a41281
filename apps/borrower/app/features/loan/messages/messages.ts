export const MESSAGES_PATH = '/profile/messages';

/** What may have been changed a moment ago: reminders begin again, or end. */
export const MESSAGE_CHANGES = ['on', 'off'] as const;
export type MessageChange = (typeof MESSAGE_CHANGES)[number];
