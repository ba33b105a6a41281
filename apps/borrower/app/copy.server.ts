import * as clientCopy from './copy.ts';
import { myDocumentsCopy } from './features/documents/my-documents.copy.es.ts';
import { homeCopy } from './features/home/home.copy.es.ts';
import { informationCopy } from './features/information/information.copy.es.ts';

/** All copy of the site, by area: copy that only the server renders is not sent to the browser. */
export const serverCopy = { ...clientCopy, home: homeCopy, information: informationCopy, myDocuments: myDocumentsCopy };
