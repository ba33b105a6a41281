/** Whether this runs from its TypeScript (`--conditions=@lender/source`), as everything then does. */
export const isFromSource = import.meta.url.endsWith('.ts');

/** Where a site is built, in its own folder: what is made of sources stands apart from what is made to be deployed. */
export const buildFolder = isFromSource ? 'build/source' : 'build';
