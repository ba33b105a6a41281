import { Card, Heading, Stack, TextLink } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { loanPath } from '../../vocabulary/loan-paths.ts';

/** Another loan on which the client owes. */
export interface OtherLoan {
  readonly id: string;
  readonly reference: string;
  readonly amount: string;
  readonly day: string;
}

/** Other loans of a client who owes on several. */
export function OtherLoansCard({ loans }: { readonly loans: readonly OtherLoan[] }) {
  const { t } = useTranslation('loan');
  return (
    <Card labelledBy="others">
      <Stack space="xs">
        <Heading level={2} id="others">
          {t('loan.others.title')}
        </Heading>
        {loans.map(({ id, ...loan }) => (
          <TextLink key={id} href={loanPath('loan', id)} place="alone" icon="right">
            {t('loan.others.loan', { ...loan })}
          </TextLink>
        ))}
      </Stack>
    </Card>
  );
}
