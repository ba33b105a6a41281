import {
  Card,
  Columns,
  Container,
  DescriptionList,
  Heading,
  LinkButton,
  Notice,
  PageHeader,
  Section,
  Stack,
  TextLink,
} from '@lender/ui';
import { useTranslation } from 'react-i18next';
import type { NotNow } from '../../vocabulary/not-now.ts';
import { NotNowNotice } from '../../vocabulary/not-now-notice.tsx';
import { signedDocumentPath } from '../../vocabulary/signed-document-path.ts';
import type { ProfileChange } from './profile-change.ts';

export interface ProfilePageProps {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly reference: string;
  readonly next: 'loan' | 'continue' | 'apply';
  /** Reason why the client may not apply now. */
  readonly notNow: NotNow | null;
  /** Change that was made last. */
  readonly changed: ProfileChange | null;
  readonly documents: readonly { readonly id: string; readonly date: string }[];
}

/** Parts of the account that are changed on a page of their own. */
const CHANGES = [
  { to: '/profile/change-email', words: 'email' },
  { to: '/profile/change-phone', words: 'phone' },
  { to: '/profile/change-password', words: 'password' },
] as const;

/** Other pages that a client needs. */
const LOAN_ACTIONS = [
  { to: '/como-pagar-tu-prestamo', words: 'howToPay' },
  { to: '/profile/pay-days', words: 'payDays' },
  { to: '/profile/contacts', words: 'contacts' },
  { to: '/profile/promo-code', words: 'promo' },
  { to: '/profile/referrals', words: 'referrals' },
  { to: '/profile/documents', words: 'documents' },
  { to: '/profile/messages', words: 'messages' },
  { to: '/profile/card', words: 'card' },
  { to: '/profile/consents', words: 'consents' },
] as const;

const nextPaths = { loan: '/profile/my-loan', continue: '/flow', apply: '/application/apply' } as const;

/** Page of the client: masked data, and links to everything else. */
export function ProfilePage({ name, email, phone, reference, next, notNow, changed, documents }: ProfilePageProps) {
  const { t } = useTranslation('loan');
  return (
    <Section>
      <Container>
        <Stack space="l">
          <PageHeader title={name ? t('profile.title', { name }) : t('profile.titleWithoutName')} />
          {changed && (
            <Notice tone="ok" role="status">
              {t(`profile.changed.${changed}`)}
            </Notice>
          )}
          <Columns count={2} space="l">
            <Stack space="l">
              {next === 'apply' && notNow ? (
                <NotNowNotice notNow={notNow} />
              ) : (
                <LinkButton href={nextPaths[next]} width="full">
                  {t(`profile.${next}`)}
                </LinkButton>
              )}
              <Card labelledBy="data">
                <Stack space="s">
                  <Heading level={2} id="data">
                    {t('profile.data')}
                  </Heading>
                  <DescriptionList
                    columns={2}
                    items={[
                      { term: t('profile.email'), detail: email },
                      { term: t('profile.phone'), detail: phone },
                      { term: t('profile.client'), detail: reference },
                    ]}
                  />
                  <Stack space="xxs">
                    {CHANGES.map(({ to, words }) => (
                      <TextLink key={to} href={to} place="alone" icon="right">
                        {t(`profile.changes.${words}`)}
                      </TextLink>
                    ))}
                  </Stack>
                </Stack>
              </Card>
            </Stack>
            <Card labelledBy="links">
              <Stack space="xxs">
                <Heading level={2} id="links">
                  {t('profile.links')}
                </Heading>
                {LOAN_ACTIONS.map(({ to, words }) => (
                  <TextLink key={to} href={to} place="alone" icon="right">
                    {t(`profile.actions.${words}`)}
                  </TextLink>
                ))}
                {documents.map(({ id, date }) => (
                  <TextLink key={id} href={signedDocumentPath(id)} place="alone" icon="file" target="_blank">
                    {t('profile.signedOn', { date })}
                  </TextLink>
                ))}
              </Stack>
            </Card>
          </Columns>
        </Stack>
      </Container>
    </Section>
  );
}
