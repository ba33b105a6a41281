/**
 * Copy for an open page about network and tabs. Fetched once the page is loaded, so it is no part of the site's own
 * copy.
 */
export const careCopy = {
  offline: 'No tienes internet. Lo que escribiste sigue aquí.',
  held: 'No tienes internet. Lo que escribiste sigue aquí y lo enviamos en cuanto vuelva.',
  otherTab: {
    text: 'Tienes esta página abierta en otra pestaña. Sigue en una sola para no escribir dos veces.',
    close: 'Entendido',
  },
};
