const PATH = '/profile/document';

/** Where a signed document is read. */
export const signedDocumentPath = (id: string): string => `${PATH}?${new URLSearchParams({ id })}`;

/** Where the letter that answers an application with no is read. */
export const letterPath = `${PATH}?${new URLSearchParams({ documento: 'respuesta-a-tu-solicitud' })}`;

/** Which document an address asks for. */
export const askedDocument = (url: string): string | null => new URL(url).searchParams.get('id');
