import { Card, Container, Inline, Notice, PageHeader, Section, Stack, Text, TextLink } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { deleteAllDrafts } from '@lender/web/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FormBody } from '../../forms/form-body.tsx';
import { useFormView } from '../../forms/use-form-view.ts';
import { LOGIN_FIELDS, type LoginField, type LoginNotice } from './login.ts';
import { LoginFields } from './login-fields.tsx';

export interface LoginPageProps {
  readonly notice: LoginNotice | undefined;
  /** Page to continue to after signing in. */
  readonly next: string;
  readonly problem: FormProblem<LoginField> | undefined;
  readonly isBusy: boolean;
}

/** Page for signing in by phone or e-mail. */
export function LoginPage({ notice, next, problem, isBusy }: LoginPageProps) {
  const { t } = useTranslation('session');
  const view = useFormView({ words: 'session:login', fields: LOGIN_FIELDS, problem });
  useEffect(() => {
    if (notice === 'salida') deleteAllDrafts(sessionStorage);
  }, [notice]);
  return (
    <Section>
      <Container width="form">
        <Stack space="l">
          <PageHeader title={t('login.title')} lead={t('login.lead')} />
          {notice && !problem && (
            <Notice tone={notice === 'bloqueada' ? 'warn' : 'info'}>{t(`login.notices.${notice}`)}</Notice>
          )}
          <Card>
            <Form method="post" noValidate>
              <FormBody view={view} submitLabel={t('login.submit')} isBusy={isBusy}>
                <input type="hidden" name="next" value={next} />
                <LoginFields view={view} />
              </FormBody>
            </Form>
          </Card>
          <OtherWays />
        </Stack>
      </Container>
    </Section>
  );
}

/** Links for visitors without an account or with a forgotten password. */
function OtherWays() {
  const { t } = useTranslation('session');
  return (
    <>
      <Inline space="xs">
        <Text as="span" tone="soft">
          {t('login.forgotten')}
        </Text>
        <TextLink href="/recover" place="alone">
          {t('login.recover')}
        </TextLink>
      </Inline>
      <Inline space="xs">
        <Text as="span" tone="soft">
          {t('login.newHere')}
        </Text>
        <TextLink href="/registration" place="alone">
          {t('login.register')}
        </TextLink>
      </Inline>
    </>
  );
}
