import { Button, Card, Container, Notice, PageHeader, Prose, Section, Stack } from '@lender/ui';
import { FormKey } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import type { LoginProblem } from './login-problem.ts';

export interface FacebookPageProps {
  readonly formKey: string;
  /** Previous page, where there is one. */
  readonly back?: string | undefined;
  readonly problem: LoginProblem | undefined;
  readonly isBusy: boolean;
}

/** Shows what a login with Facebook is for, and the two ways to continue. */
export function FacebookPage({ formKey, back, problem, isBusy }: FacebookPageProps) {
  const { t } = useTranslation(['externalLogin', 'forms']);
  return (
    <Section space="m">
      <Container width="reading">
        <Stack space="l">
          <PageHeader
            title={t('title')}
            lead={t('lead')}
            {...(back && { back: { href: back, label: t('forms:back') } })}
          />
          {problem && (
            <Notice tone="warn" role="alert">
              {t(`problems.${problem}`)}
            </Notice>
          )}
          <Card>
            <Form method="post">
              <Stack space="l">
                <Prose>
                  <ul>
                    {t('points', { returnObjects: true }).map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                </Prose>
                <FormKey value={formKey} />
                <Stack space="s">
                  <Button type="submit" name="intent" value="start" width="full" isBusy={isBusy}>
                    {t('submit')}
                  </Button>
                  <Button type="submit" name="intent" value="skip" width="full" tone="secondary" isBusy={isBusy}>
                    {t('skip')}
                  </Button>
                </Stack>
              </Stack>
            </Form>
          </Card>
        </Stack>
      </Container>
    </Section>
  );
}
