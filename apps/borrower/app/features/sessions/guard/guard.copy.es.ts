/**
 * Copy for an open page about its session. Fetched once the page is loaded, so it is no part of the site's own copy.
 */
export const guardCopy = {
  ending: {
    title: '¿Sigues aquí?',
    text: 'Por tu seguridad, tu sesión se cierra en menos de 5 minutos. Lo que escribiste se queda en esta página.',
    stay: 'Seguir aquí',
    close: 'Cerrar',
  },
  ended: {
    title: 'Tu sesión terminó',
    text: 'Entra otra vez y sigue donde ibas. Lo que escribiste sigue aquí.',
    signIn: 'Iniciar sesión',
    close: 'Ahora no',
    away: 'No pudimos conectarnos. Revisa tu internet y vuelve a intentar.',
  },
};
