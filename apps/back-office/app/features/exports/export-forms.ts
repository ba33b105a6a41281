import { createExport, createPersonalExport } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { oneLine } from '../../forms/one-line.ts';

/** Form for a file of figures, or of people with hidden identifiers. */
export const maskedForm = defineForm({
  endpoint: createExport,
  fields: ['source', 'from', 'to', 'format'],
  bodyOf: ({ format, ...asked }) => ({ ...asked, ...(format !== '' && { format }) }),
});

/** Form for a file with personal data in full, which a second person has to approve. */
export const personalForm = defineForm({
  endpoint: createPersonalExport,
  fields: ['source', 'from', 'to', 'format', 'note'],
  bodyOf: ({ note, format, ...asked }) => ({ ...asked, ...(format !== '' && { format }), note: oneLine(note) }),
});
