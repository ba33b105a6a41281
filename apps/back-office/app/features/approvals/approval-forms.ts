import { approveRequest, rejectRequest } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { noteOf } from '../../forms/note-of.ts';
import { oneLine } from '../../forms/one-line.ts';

export const approveForm = defineForm({
  endpoint: approveRequest,
  fields: ['note'],
  bodyOf: ({ note }) => (oneLine(note) === '' ? {} : { note: oneLine(note) }),
});

export const rejectForm = defineForm({
  endpoint: rejectRequest,
  fields: ['why', 'note'],
  bodyOf: (typed) => ({ note: noteOf(typed) }),
});
