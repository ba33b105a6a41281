import { createPersonalExport } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { oneLine } from '../../forms/one-line.ts';

/** Requests the pack of a month for the authorities, which a second person has to approve. */
export const packForm = defineForm({
  endpoint: createPersonalExport,
  fields: ['from', 'to', 'note'],
  bodyOf: ({ from, to, note }) => ({ source: 'regulator', from, to, note: oneLine(note) }),
});
