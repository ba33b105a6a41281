import type { ReasonCode } from '@lender/lending';
import { Card, Container, LinkButton, PageHeader, Prose, Section, Stack, Text, TextLink } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import type { NotNow } from '../../vocabulary/not-now.ts';
import { NotNowNotice } from '../../vocabulary/not-now-notice.tsx';
import { CallUs } from './call-us.tsx';

export interface RejectedPageProps {
  readonly reasons: readonly ReasonCode[];
  /** Day from which the client may try again; nothing once that has come. */
  readonly notNow: NotNow | null;
  /** Address of the answer as a letter; null where no application was rejected. */
  readonly letter: string | null;
}

/** Page for a rejection: why, when to try again, and the letter that says so. */
export function RejectedPage({ reasons, notNow, letter }: RejectedPageProps) {
  const { t } = useTranslation('application');
  const sentences = reasons.length > 0 ? reasons.map((code) => t(`reasons.${code}`)) : [t('rejected.noReasons')];
  return (
    <Section>
      <Container width="reading">
        <Stack space="l">
          <PageHeader title={t('rejected.title')} lead={t('rejected.lead')} />
          <Card>
            <Prose>
              <ul>
                {sentences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </Prose>
          </Card>
          {notNow ? (
            <NotNowNotice notNow={notNow} />
          ) : (
            <LinkButton href="/application/apply" width="full">
              {t('rejected.again')}
            </LinkButton>
          )}
          {letter !== null && (
            <Stack space="xs">
              <Text>{t('rejected.letter.text')}</Text>
              <TextLink href={letter} place="alone" icon="file" target="_blank">
                {t('rejected.letter.open')}
              </TextLink>
            </Stack>
          )}
          <CallUs title={t('rejected.doubt')} />
          <LinkButton href="/profile" tone="secondary">
            {t('rejected.profile')}
          </LinkButton>
        </Stack>
      </Container>
    </Section>
  );
}
