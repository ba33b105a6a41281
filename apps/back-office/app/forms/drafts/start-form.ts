import { startPolicyDraft, startProductDraft } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { oneLine } from '../one-line.ts';

const FIELDS = ['basedOn', 'note'] as const;

const bodyOf = ({ basedOn, note }: { readonly basedOn: string; readonly note: string }) => ({
  basedOn: Number(basedOn),
  note: oneLine(note),
});

export const startPolicyForm = defineForm({ endpoint: startPolicyDraft, fields: FIELDS, bodyOf });
export const startProductForm = defineForm({ endpoint: startProductDraft, fields: FIELDS, bodyOf });

export type StartField = (typeof FIELDS)[number];
