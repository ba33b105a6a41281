export const MESSAGES_PATH = '/profile/messages';

/** Changes that the page may confirm: reminders begin again, or end. */
export const MESSAGE_CHANGES = ['on', 'off'] as const;
export type MessageChange = (typeof MESSAGE_CHANGES)[number];
