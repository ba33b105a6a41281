import { getIdDocAutocompleteTime } from '@lender/contract';
import { implement } from '../../../implement.ts';
import { done } from '../../../kernel/refusal.ts';

export const getIdDocAutocompleteTimeHandler = implement(getIdDocAutocompleteTime, async (_, { services }) =>
  done({ seconds: services.env.ID_DOCUMENT_AUTOCOMPLETE_SECONDS }),
);
