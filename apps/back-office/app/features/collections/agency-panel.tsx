import { Columns, Field, TextInput } from '@lender/ui';
import type { FormProblem, ProblemWords } from '@lender/web/forms';
import { CommandCard } from '../../forms/command-card.tsx';
import { screenPath } from '../../screens.ts';
import { agenciesCopy as copy } from './agencies.copy.es.ts';
import type { AgencyView } from './agencies.server.ts';

export interface AgencyPanelProps {
  /** Agency whose number changes; undefined where one is added. */
  readonly agency?: AgencyView;
  readonly formKey: string;
  readonly problem?: FormProblem;
}

/** Adds an agency, or changes its number in the registry. */
export function AgencyPanel({ agency, formKey, problem }: AgencyPanelProps) {
  const words: ProblemWords<string> = agency ? copy.registerProblems : copy.addProblems;
  return (
    <CommandCard
      id="agency"
      title={agency ? copy.register.title(agency.name) : copy.add.title}
      formKey={formKey}
      hidden={{ agencyId: agency?.id }}
      words={words}
      problem={problem}
      refused={copy.refused}
      submit={agency ? copy.register.submit : copy.add.submit}
      cancel={{ href: screenPath('agencies', {}), label: copy.cancel }}
    >
      {({ field, input }) => (
        <Columns count={2} align="end">
          {!agency && (
            <Field {...field('name')} label={copy.add.name}>
              <TextInput {...input('name')} autoFocus required maxLength={120} />
            </Field>
          )}
          <Field
            {...field('redecoNumber')}
            label={copy.add.redeco}
            hint={agency ? copy.register.redecoHint : copy.add.redecoHint}
          >
            <TextInput {...input('redecoNumber', agency?.redeco)} maxLength={30} spellCheck={false} />
          </Field>
          {agency && (
            <Field {...field('note')} label={copy.register.note} hint={copy.register.noteHint}>
              <TextInput {...input('note')} required maxLength={500} />
            </Field>
          )}
        </Columns>
      )}
    </CommandCard>
  );
}
