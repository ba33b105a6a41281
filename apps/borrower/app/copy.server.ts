import * as clientCopy from './copy.ts';
import { homeCopy } from './features/home/home.copy.es.ts';
import { informationCopy } from './features/information/information.copy.es.ts';
import { myDocumentsCopy } from './features/papers/my-documents.copy.es.ts';

/** All words of the site, by room: what only the server says does not travel to the browser. */
export const serverCopy = { ...clientCopy, home: homeCopy, information: informationCopy, myDocuments: myDocumentsCopy };
