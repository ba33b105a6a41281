import { applicationCopy } from './features/application/copy.es.ts';
import { offerCopy } from './features/application/offer/copy.es.ts';
import { documentsCopy } from './features/documents/copy.es.ts';
import { loanCopy } from './features/loan/copy.es.ts';
import { registrationCopy } from './features/registration/copy.es.ts';
import { sessionCopy } from './features/session/copy.es.ts';
import { formsCopy } from './forms/copy.es.ts';
import { flowCopy } from './journey/copy.es.ts';
import { shellCopy } from './shell/copy.es.ts';

/** The words of the pages that Remix takes over in the browser, by room. */
export const clientCopy = {
  application: applicationCopy,
  flow: flowCopy,
  loan: loanCopy,
  offer: offerCopy,
  shell: shellCopy,
  documents: documentsCopy,
  forms: formsCopy,
  registration: registrationCopy,
  session: sessionCopy,
};
