import { applicationCopy } from './features/application/application.copy.es.ts';
import { offerCopy } from './features/application/offer/offer.copy.es.ts';
import { loanCopy } from './features/loan/loan.copy.es.ts';
import { registrationCopy } from './features/registration/registration.copy.es.ts';
import { sessionCopy } from './features/session/session.copy.es.ts';
import { formsCopy } from './forms/forms.copy.es.ts';
import { flowCopy } from './journey/journey.copy.es.ts';
import { shellCopy } from './shell/shell.copy.es.ts';

/** The words of the pages that Remix takes over in the browser, by room. */
export const clientCopy = {
  application: applicationCopy,
  flow: flowCopy,
  loan: loanCopy,
  offer: offerCopy,
  shell: shellCopy,
  forms: formsCopy,
  registration: registrationCopy,
  session: sessionCopy,
};
