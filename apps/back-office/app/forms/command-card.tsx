import { Card, type CardProps, Heading, Text } from '@lender/ui';
import { CommandForm, type CommandFormProps } from './command-form.tsx';

export interface CommandCardProps<Name extends string> extends Omit<CommandFormProps<Name>, 'head'> {
  /** Id of the heading, which names the card. */
  readonly id: string;
  readonly title: string;
  /** What the command does. */
  readonly lead?: string | undefined;
  /** True for an explanation that is drawn softly. @default false */
  readonly isLeadSoft?: boolean;
  readonly surface?: CardProps['tone'];
}

/**
 * Card with the form of one command.
 *
 * @example
 * <CommandCard
 *   id="hold"
 *   title={copy.title}
 *   formKey={formKey}
 *   words={copy.problems}
 *   problem={problem}
 *   refused={copy.refused}
 *   submit={copy.submit}
 * >
 *   {({ field, input }) => (
 *     <Field {...field('until')} label={copy.until}>
 *       <DayInput {...input('until')} required />
 *     </Field>
 *   )}
 * </CommandCard>
 */
export const CommandCard = <Name extends string>({
  id,
  title,
  lead,
  isLeadSoft = false,
  surface,
  ...form
}: CommandCardProps<Name>) => (
  <Card tone={surface} padding="m" labelledBy={id}>
    <CommandForm
      {...form}
      head={
        <>
          <Heading level={2} size="large" id={id}>
            {title}
          </Heading>
          {lead !== undefined && <Text tone={isLeadSoft ? 'soft' : undefined}>{lead}</Text>}
        </>
      }
    />
  </Card>
);
