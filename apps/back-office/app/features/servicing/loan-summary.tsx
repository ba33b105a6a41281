import { Card, Columns, DescriptionList, Heading, Stack } from '@lender/ui';
import { loanCopy as copy } from './loan.copy.es.ts';
import type { LoanView } from './loan-view.ts';
import { PositionTable, ScheduleTable } from './summary-tables.tsx';

/** Shows the state of the loan: amounts owed, payments, and what belongs to it. */
export function LoanSummary({ position, positionTotal, schedule, extensions, mandate, dayWords }: LoanView) {
  return (
    <Stack space="m">
      <PositionTable lines={position} total={positionTotal} day={dayWords} />
      <ScheduleTable lines={schedule} />
      <Columns count={2}>
        {extensions.length > 0 && <Facts title={copy.extensions.title} items={extensions} />}
        {mandate.length > 0 && <Facts title={copy.mandate.title} items={mandate} />}
      </Columns>
    </Stack>
  );
}

interface FactsProps {
  readonly title: string;
  readonly items: LoanView['facts'];
}

const Facts = ({ title, items }: FactsProps) => (
  <Card tone="flat" padding="m">
    <Stack space="xs">
      <Heading level={2} size="large">
        {title}
      </Heading>
      <DescriptionList items={items} />
    </Stack>
  </Card>
);
