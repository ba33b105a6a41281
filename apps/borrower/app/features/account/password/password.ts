/** Fields with which the password is changed. */
export const PASSWORD_FIELDS = ['oldPassword', 'newPassword', 'repeat'] as const;
export type PasswordField = (typeof PASSWORD_FIELDS)[number];
