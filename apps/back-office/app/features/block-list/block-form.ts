import { blockIdentifier } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { oneLine } from '../../forms/one-line.ts';

/** The typed text is the identifier of a person: it is not sent back to the page. */
export const blockForm = defineForm({
  endpoint: blockIdentifier,
  fields: ['kind', 'identifier', 'reason'],
  secrets: ['identifier'],
  fieldOf: { value: 'identifier' },
  bodyOf: ({ kind, identifier, reason }) => ({ kind, value: oneLine(identifier), reason: oneLine(reason) }),
});
