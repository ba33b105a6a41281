import {
  Amount,
  Button,
  Card,
  Columns,
  DescriptionList,
  Field,
  Inline,
  LinkButton,
  Notice,
  Stack,
  Text,
  TextLink,
} from '@lender/ui';
import { Form } from '@lender/web/navigation';
import { DayInput } from '../../forms/day-input.tsx';
import { screenPath } from '../../screens.ts';
import { loanCopy as copy } from './loan.copy.es.ts';
import { loanPath } from './loan-query.ts';
import type { LoanView } from './loan-view.ts';

/** Shows the main facts of a loan, and the amount that settles it on a day. */
export function LoanHead({ loan, isToday }: { readonly loan: LoanView; readonly isToday: boolean }) {
  return (
    <>
      {loan.requests.length > 0 && (
        <Notice
          tone="warn"
          title={copy.requests.title}
          action={<TextLink href={screenPath('approvals', {})}>{copy.requests.link}</TextLink>}
        >
          {loan.requests.map(({ id, words }) => (
            <Text key={id}>{words}</Text>
          ))}
        </Notice>
      )}
      <Columns count={2}>
        <Card tone="flat" padding="m">
          <DescriptionList columns={2} items={loan.facts} />
        </Card>
        <Card tone="flat" padding="m">
          <AsOf loan={loan} isToday={isToday} />
        </Card>
      </Columns>
    </>
  );
}

function AsOf({
  loan: { id, day, dayWords, payoff },
  isToday,
}: {
  readonly loan: LoanView;
  readonly isToday: boolean;
}) {
  return (
    <Stack space="s">
      <Inline space="s" align="baseline" justify="between">
        <Text tone="soft">{copy.asOf.payoff(dayWords)}</Text>
        <Amount size="large">{payoff}</Amount>
      </Inline>
      <Form method="get" action={loanPath(id)} preventScrollReset>
        <Inline space="s" align="end">
          <Field id="dia" label={copy.asOf.label}>
            <DayInput key={day} name="dia" defaultValue={day} aria-describedby="dia-nota" />
          </Field>
          <Button type="submit" tone="secondary" size="small">
            {copy.asOf.submit}
          </Button>
          {!isToday && (
            <LinkButton href={loanPath(id)} tone="quiet" size="small">
              {copy.asOf.today}
            </LinkButton>
          )}
        </Inline>
      </Form>
      <Text id="dia-nota" size="small" tone="soft">
        {copy.asOf.hint}
      </Text>
    </Stack>
  );
}
