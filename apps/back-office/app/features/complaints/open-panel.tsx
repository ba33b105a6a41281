import type { ProblemWords } from '@lender/web/forms';
import { CommandCard } from '../../forms/command-card.tsx';
import type { SubjectOption } from '../../shell/subject/subject-option.ts';
import { complaintsPath } from './complaint-query.ts';
import { complaintsCopy as copy } from './complaints.copy.es.ts';
import type { OpenProblem } from './complaints.server.ts';
import { OpeningFields } from './opening-fields.tsx';

const words: ProblemWords<string> = copy.openProblems;

export interface OpenPanelProps {
  /** Client of the page that led here. */
  readonly about: SubjectOption | undefined;
  readonly formKey: string;
  readonly problem?: OpenProblem;
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
    {(form) => <OpeningFields {...form} about={about} found={problem?.found} />}
  </CommandCard>
);
