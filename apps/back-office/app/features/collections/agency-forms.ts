import { addAgency, registerAgency } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { oneLine } from '../../forms/one-line.ts';

/** Returns a number as the registry writes it; null when nothing was typed. */
const redeco = (typed: string): string | null => oneLine(typed).toUpperCase() || null;

export const addAgencyForm = defineForm({
  endpoint: addAgency,
  fields: ['name', 'redecoNumber'],
  bodyOf: ({ name, redecoNumber }) => ({ name: oneLine(name), redecoNumber: redeco(redecoNumber) }),
});

export const registerAgencyForm = defineForm({
  endpoint: registerAgency,
  fields: ['redecoNumber', 'note'],
  bodyOf: ({ redecoNumber, note }) => ({ redecoNumber: redeco(redecoNumber), note: oneLine(note) }),
});
