import { Button, Card, Container, Notice, PageHeader, Section, Stack, Text } from '@lender/ui';
import { Form } from '@lender/web/navigation';
import { useTranslation } from 'react-i18next';
import { MESSAGES_PATH, type MessageChange } from './messages.ts';

export interface MessagesPageProps {
  readonly reminders: boolean;
  readonly done: MessageChange | null;
  readonly isBusy: boolean;
}

/** Page with the client's setting for reminders of due dates, and one button that changes it. */
export function MessagesPage({ reminders, done, isBusy }: MessagesPageProps) {
  const { t } = useTranslation('messages');
  return (
    <Section>
      <Container width="form">
        <Stack space="l">
          <PageHeader title={t('title')} back={{ href: '/profile', label: t('back') }} />
          {done && (
            <Notice tone="ok" role="status">
              {t(`done.${done}`)}
            </Notice>
          )}
          <Card>
            <Stack>
              <Text weight="bold">{t(reminders ? 'on.state' : 'off.state')}</Text>
              <Text>{t('how')}</Text>
              <Text>{t('always')}</Text>
              <Form method="post" action={MESSAGES_PATH}>
                <input type="hidden" name="reminders" value={reminders ? 'off' : 'on'} />
                <Button type="submit" tone="secondary" isBusy={isBusy}>
                  {t(reminders ? 'on.change' : 'off.change')}
                </Button>
              </Form>
            </Stack>
          </Card>
        </Stack>
      </Container>
    </Section>
  );
}
