/** What is typed to sign in. */
export const LOGIN_FIELDS = ['username', 'password'] as const;
export type LoginField = (typeof LOGIN_FIELDS)[number];

/** Why somebody is asked to sign in, or what was done a moment ago, as the address says. */
export const LOGIN_NOTICES = [
  'sesion',
  'bloqueada',
  'salida',
  'contrasena',
  'deshecho',
  'temporal',
  'entrega',
] as const;
export type LoginNotice = (typeof LOGIN_NOTICES)[number];

export const isLoginNotice = (text: string | null): text is LoginNotice =>
  LOGIN_NOTICES.some((notice) => notice === text);
