/** What is typed to change the password. */
export const PASSWORD_FIELDS = ['oldPassword', 'newPassword', 'repeat'] as const;
export type PasswordField = (typeof PASSWORD_FIELDS)[number];
