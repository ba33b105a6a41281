import { Field } from '@lender/ui';
import type { FormProblem, ProblemWords } from '@lender/web/forms';
import { CommandCard } from '../../forms/command-card.tsx';
import { DayInput } from '../../forms/day-input.tsx';
import { NoteField } from '../../forms/note-field.tsx';
import type { MandateIntent } from './mandate-intent.ts';
import type { MandateView } from './mandate-view.ts';
import { mandatesCopy as copy } from './mandates.copy.es.ts';

export interface MandateFormProps {
  readonly mandate: MandateView;
  readonly intent: MandateIntent;
  readonly listHref: string;
  readonly formKey: string;
  readonly problem?: FormProblem;
}

/** Shows the form of an action on a direct debit mandate: its effect, the reason, and a button that names it. */
export function MandateForm({ mandate, intent, listHref, formKey, problem }: MandateFormProps) {
  const isMoving = intent === 'reschedule';
  const words: ProblemWords<string> = isMoving ? copy.problems.reschedule : copy.problems.change;
  return (
    <CommandCard
      id="intent"
      title={copy.titleOf(copy.actions[intent], mandate.client, mandate.account)}
      lead={mandate.actions.find((one) => one.intent === intent)?.effect}
      formKey={formKey}
      hidden={{ mandateId: mandate.id, intent }}
      words={words}
      problem={problem}
      refused={copy.refused}
      submit={copy.submit[intent]}
      cancel={{ href: listHref, label: copy.back }}
    >
      {({ field, input }) => (
        <>
          {isMoving && (
            <Field {...field('chargeOn')} label={copy.fields.chargeOn}>
              <DayInput {...input('chargeOn')} autoFocus required />
            </Field>
          )}
          <NoteField {...{ field, input }} label={copy.fields.note} hint={copy.noteHint} autoFocus={!isMoving} />
        </>
      )}
    </CommandCard>
  );
}
