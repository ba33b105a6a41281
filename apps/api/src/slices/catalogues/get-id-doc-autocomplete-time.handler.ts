import { getIdDocAutocompleteTime } from '@lender/contract';
import { implement } from '../../http/implement.ts';
import { done } from '../../http/refuse.ts';

export const getIdDocAutocompleteTimeHandler = implement(getIdDocAutocompleteTime, async (_, { services }) =>
  done({ seconds: services.env.ID_DOCUMENT_AUTOCOMPLETE_SECONDS }),
);
