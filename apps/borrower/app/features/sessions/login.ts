/** Fields of the sign-in form. */
export const LOGIN_FIELDS = ['username', 'password'] as const;
export type LoginField = (typeof LOGIN_FIELDS)[number];

/** Reasons for asking a client to sign in, or actions just done, as the address names them. */
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
