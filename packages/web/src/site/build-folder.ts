/** True when this runs from its TypeScript (`--conditions=@lender/source`), as all code then does. */
export const isFromSource = import.meta.url.endsWith('.ts');

/** Folder in which a site is built, inside its own: the build from sources is apart from the build that is deployed. */
export const buildFolder = isFromSource ? 'build/source' : 'build';
