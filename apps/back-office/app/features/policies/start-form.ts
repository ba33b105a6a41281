import { startPolicyDraft } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { oneLine } from '../../forms/one-line.ts';

export const startForm = defineForm({
  endpoint: startPolicyDraft,
  fields: ['basedOn', 'note'],
  bodyOf: ({ basedOn, note }) => ({ basedOn: Number(basedOn), note: oneLine(note) }),
});

export type StartField = (typeof startForm)['fields'][number];
