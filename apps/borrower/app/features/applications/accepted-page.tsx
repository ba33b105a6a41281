import { Card, Container, Illustration, Notice, NumberedSteps, PageHeader, Section, Stack, Text } from '@lender/ui';
import { NoScriptRefresh } from '@lender/web/document';
import { useTranslation } from 'react-i18next';
import type { AccountProofProblem } from './proof/account-proof.server.ts';
import type { AccountProofView } from './proof/account-proof.ts';
import { AccountProofCard } from './proof/account-proof-card.tsx';

export interface AcceptedPageProps {
  readonly amount: string;
  /** Proof that the money waits for; `null` where the money is on its way. */
  readonly proof: AccountProofView | null;
  readonly formKey: string;
  readonly refused: AccountProofProblem | undefined;
}

/** Page after signing: the money is on its way, or waits for the proof of its account. */
export function AcceptedPage({ amount, proof, formKey, refused }: AcceptedPageProps) {
  const { t } = useTranslation('application');
  // A page that reloads itself would discard what is being typed.
  const isTyping = proof?.state === 'code_sent';
  return (
    <Section space="xl">
      {!isTyping && <NoScriptRefresh />}
      <Container width="form">
        <Stack space="l">
          {!proof && <Illustration name="jar" />}
          <PageHeader
            title={t('accepted.title')}
            lead={t(proof ? 'accepted.leadToProve' : 'accepted.lead', { amount })}
          />
          {proof ? (
            <AccountProofCard proof={proof} formKey={formKey} refused={refused} />
          ) : (
            <Card>
              <NumberedSteps steps={t('accepted.steps', { returnObjects: true })} />
            </Card>
          )}
          <Notice>{t('accepted.never')}</Notice>
          <Text tone="soft">{t('accepted.waiting')}</Text>
        </Stack>
      </Container>
    </Section>
  );
}
