import { Columns, Field, TextInput } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { CommandCard } from '../../forms/command-card.tsx';
import { DayInput } from '../../forms/day-input.tsx';
import { NoteField } from '../../forms/note-field.tsx';
import { promotionsPath } from './promotion-query.ts';
import { promotionsCopy } from './promotions.copy.es.ts';

const { add: copy, problems, refused, back } = promotionsCopy;

export interface PromotionPanelProps {
  readonly formKey: string;
  readonly problem?: FormProblem;
}

/** Makes a promotion. */
export const PromotionPanel = ({ formKey, problem }: PromotionPanelProps) => (
  <CommandCard
    id="promotion-form"
    title={copy.title}
    lead={copy.effect}
    preventScrollReset
    autoComplete="off"
    formKey={formKey}
    words={problems}
    problem={problem}
    refused={refused}
    submit={copy.submit}
    cancel={{ href: promotionsPath({}), label: back }}
  >
    {({ field, input }) => (
      <>
        <Field {...field('promotion')} label={copy.promotion} hint={copy.promotionHint}>
          <TextInput {...input('promotion')} autoFocus required maxLength={64} spellCheck={false} />
        </Field>
        <Columns count={2} align="end">
          {(['interest', 'serviceFee'] as const).map((name) => (
            <Field key={name} {...field(name)} label={copy[name]} hint={copy.percentHint}>
              <TextInput {...input(name)} inputMode="numeric" maxLength={3} />
            </Field>
          ))}
          <Field {...field('validUntil')} label={copy.validUntil}>
            <DayInput {...input('validUntil')} required />
          </Field>
          <Field {...field('maxUses')} label={copy.maxUses}>
            <TextInput {...input('maxUses')} inputMode="numeric" required maxLength={7} />
          </Field>
        </Columns>
        <NoteField {...{ field, input }} label={copy.note} />
      </>
    )}
  </CommandCard>
);
