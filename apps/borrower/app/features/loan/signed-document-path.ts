const PATH = '/profile/document';

/** Where a signed document is read. */
export const signedDocumentPath = (id: string): string => `${PATH}?${new URLSearchParams({ id })}`;

/** Which document an address asks for. */
export const askedDocument = (url: string): string | null => new URL(url).searchParams.get('id');
