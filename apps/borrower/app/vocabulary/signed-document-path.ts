const PATH = '/profile/document';

/** Returns the address at which a signed document is read. */
export const signedDocumentPath = (id: string): string => `${PATH}?${new URLSearchParams({ id })}`;

/** Address of the letter that refuses an application. */
export const letterPath = `${PATH}?${new URLSearchParams({ documento: 'respuesta-a-tu-solicitud' })}`;

/** Returns the document that an address asks for. */
export const askedDocument = (url: string): string | null => new URL(url).searchParams.get('id');
