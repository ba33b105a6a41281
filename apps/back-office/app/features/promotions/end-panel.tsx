import type { FormProblem } from '@lender/web/forms';
import { CommandCard } from '../../forms/command-card.tsx';
import { NoteField } from '../../forms/note-field.tsx';
import { endingCopy as copy } from './ending.copy.es.ts';
import { promotionsPath } from './promotion-query.ts';

export interface EndPanelProps {
  readonly code: string;
  readonly formKey: string;
  readonly problem?: FormProblem;
}

/** Ends a promotion, with the reason. */
export const EndPanel = ({ code, formKey, problem }: EndPanelProps) => (
  <CommandCard
    id="end-promotion"
    title={copy.title(code)}
    lead={copy.lead}
    preventScrollReset
    formKey={formKey}
    words={copy.problems}
    problem={problem}
    refused={copy.refused}
    submit={copy.submit}
    tone="danger"
    cancel={{ href: promotionsPath({}), label: copy.back }}
  >
    {(form) => <NoteField {...form} label={copy.note} autoFocus />}
  </CommandCard>
);
