import { registrationCopy } from './features/registration/copy.es.ts';
import { sessionCopy } from './features/session/copy.es.ts';
import { formsCopy } from './forms/copy.es.ts';
import { shellCopy } from './shell/copy.es.ts';

/** The words of the pages that Remix takes over in the browser, by room. */
export const clientCopy = { shell: shellCopy, forms: formsCopy, registration: registrationCopy, session: sessionCopy };
