import type { FormProblem, ProblemWords } from '@lender/web/forms';
import { CommandCard } from '../../forms/command-card.tsx';
import { complaintsPath } from './complaint-query.ts';
import { complaintsCopy as copy } from './complaints.copy.es.ts';
import type { ComplaintAbout } from './complaints.server.ts';
import { OpeningFields } from './opening-fields.tsx';

const words: ProblemWords<string> = copy.openProblems;

export interface OpenPanelProps {
  readonly about: ComplaintAbout;
  readonly formKey: string;
  readonly problem?: FormProblem;
}

/** Records a new complaint. */
export const OpenPanel = ({ about, formKey, problem }: OpenPanelProps) => (
  <CommandCard
    id="open"
    title={copy.opening.title}
    lead={copy.help}
    isLeadSoft
    formKey={formKey}
    words={words}
    problem={problem}
    refused={copy.refused}
    submit={copy.opening.submit}
    cancel={{ href: complaintsPath(), label: copy.cancel }}
  >
    {(form) => <OpeningFields {...form} about={about} />}
  </CommandCard>
);
