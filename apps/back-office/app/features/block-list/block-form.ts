import { blockIdentifier } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { oneLine } from '../../forms/one-line.ts';

/** What was typed is an identifier of somebody: it is not sent back to the page. */
export const blockForm = defineForm({
  endpoint: blockIdentifier,
  fields: ['kind', 'value', 'reason'],
  secrets: ['value'],
  bodyOf: ({ kind, value, reason }) => ({ kind, value: oneLine(value), reason: oneLine(reason) }),
});
