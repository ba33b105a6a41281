import { createPersonalExport } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { oneLine } from '../../forms/one-line.ts';

/** What authorities are told of a month, which a second person has to agree to. */
export const packForm = defineForm({
  endpoint: createPersonalExport,
  fields: ['from', 'to', 'note'],
  bodyOf: ({ from, to, note }) => ({ source: 'regulator', from, to, note: oneLine(note) }),
});
