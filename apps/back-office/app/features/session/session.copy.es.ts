export const sessionCopy = {
  brand: 'Quincena',
  title: 'Ingresar',
  lead: 'Operación, solo para el personal.',
  email: 'Correo',
  password: 'Contraseña',
  show: 'Mostrar',
  hide: 'Ocultar',
  submit: 'Ingresar',
  expired: 'Tu sesión terminó. Ingresa de nuevo para seguir donde estabas.',
  summary: { one: 'Revisa 1 dato', other: 'Revisa 2 datos' },
  code: {
    label: 'Código de tu app de autenticación',
    missing: 'Escribe el código de 6 dígitos que muestra tu app.',
    wrong: 'El código tiene 6 dígitos.',
  },
  missing: { username: 'Escribe tu correo.', password: 'Escribe tu contraseña.' },
  refused: {
    credentials_wrong: 'El correo o la contraseña no son correctos.',
    rate_limited: 'Hubo demasiados intentos. Espera 15 minutos e intenta de nuevo.',
    other: 'No pudimos comprobar tus datos. Intenta de nuevo en un momento.',
  },
} as const;
