import { getIdDocAutocompleteTime } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';

export const getIdDocAutocompleteTimeHandler = implement(getIdDocAutocompleteTime, async (_, { services }) =>
  ok({ seconds: services.env.ID_DOCUMENT_AUTOCOMPLETE_SECONDS }),
);
