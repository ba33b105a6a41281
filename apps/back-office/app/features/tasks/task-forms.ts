import { closeTask } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { oneLine } from '../../forms/one-line.ts';

export const closeForm = defineForm({
  endpoint: closeTask,
  fields: ['note'],
  bodyOf: ({ note }) => ({ note: oneLine(note) }),
});
