import { createExport, createPersonalExport } from '@lender/contract';
import { defineForm, type Texts } from '@lender/web/forms';
import { oneLine } from '../../forms/one-line.ts';
import { typedDay } from '../../vocabulary/read-day.ts';

/** Form for a file of figures, or of people with hidden identifiers. */
export const maskedForm = defineForm({
  endpoint: createExport,
  fields: ['source', 'from', 'to', 'format'],
  bodyOf: (typed) => askedOf(typed),
});

/** Form for a file with personal data in full, which a second person has to approve. */
export const personalForm = defineForm({
  endpoint: createPersonalExport,
  fields: ['source', 'from', 'to', 'format', 'note'],
  bodyOf: ({ note, ...typed }) => ({ ...askedOf(typed), note: oneLine(note) }),
});

/** Returns the subject, the days and, where one was chosen, the format of a file. */
const askedOf = ({ source, from, to, format }: Texts<'source' | 'from' | 'to' | 'format'>) => ({
  source,
  from: typedDay(from),
  to: typedDay(to),
  ...(format !== '' && { format }),
});
