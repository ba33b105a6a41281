import { addClientNote } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { oneLine } from '../../forms/one-line.ts';

export const noteForm = defineForm({
  endpoint: addClientNote,
  fields: ['note'],
  bodyOf: ({ note }) => ({ note: oneLine(note) }),
});
