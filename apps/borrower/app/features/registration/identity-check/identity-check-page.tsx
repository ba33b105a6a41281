import { Card, Container, Heading, LinkButton, Notice, PageHeader, Section, Stack, Text } from '@lender/ui';
import { NoScriptRefresh } from '@lender/web/document';
import { useTranslation } from 'react-i18next';
import { AgreeForm } from './agree-form.tsx';
import type { IdentityProblem, IdentityView } from './identity-check.ts';

export interface IdentityCheckPageProps {
  readonly view: IdentityView;
  readonly formKey: string;
  readonly back?: string | undefined;
  readonly problem: IdentityProblem | undefined;
  readonly isBusy: boolean;
}

/** Page that leads to the provider's page for the identification and the face, once the client agrees. */
export function IdentityCheckPage({ view, formKey, back, problem, isBusy }: IdentityCheckPageProps) {
  const { t } = useTranslation(['identityCheck', 'forms']);
  return (
    <Section space="m">
      <Container width="form">
        <Stack space="l">
          <PageHeader
            title={t('title')}
            lead={t('lead')}
            {...(back && { back: { href: back, label: t('forms:back') } })}
          />
          {problem && (
            <Notice tone="danger" role="alert">
              {t(`problems.${problem}`)}
            </Notice>
          )}
          {view.kind === 'go' ? (
            <OpenSession {...view} />
          ) : (
            <AgreeForm text={view.kind === 'agree' ? view.text : null} formKey={formKey} isBusy={isBusy} />
          )}
          <Card tone="info" padding="m" labelledBy="why">
            <Stack space="s">
              <Heading level={2} size="body" id="why">
                {t('whyTitle')}
              </Heading>
              <Text>{t('why')}</Text>
            </Stack>
          </Card>
        </Stack>
      </Container>
    </Section>
  );
}

type OpenSessionProps = Extract<IdentityView, { kind: 'go' }>;

/** A plain link, so that it works without a script. */
function OpenSession({ url, again }: OpenSessionProps) {
  const { t } = useTranslation('identityCheck');
  return (
    <Stack>
      <NoScriptRefresh />
      {again && (
        <Notice tone="warn" title={t('again.title')}>
          {t(`again.reasons.${again}`)}
        </Notice>
      )}
      <Text>{t('go.text')}</Text>
      <LinkButton href={url} width="full">
        {again ? t('go.again') : t('go.open')}
      </LinkButton>
    </Stack>
  );
}
