import {
  Card,
  Container,
  DescriptionList,
  Heading,
  LinkButton,
  PageHeader,
  Section,
  Stack,
  Text,
  TextLink,
} from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { signedDocumentPath } from './signed-document-path.ts';

export interface ProfilePageProps {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly reference: string;
  readonly next: 'loan' | 'continue' | 'apply';
  readonly documents: readonly { readonly id: string; readonly date: string }[];
}

const nextPaths = { loan: '/profile/my-loan', continue: '/flow', apply: '/application/apply' } as const;

/** The client's own page: masked data, and the way to everything else. */
export function ProfilePage({ name, email, phone, reference, next, documents }: ProfilePageProps) {
  const { t } = useTranslation('loan');
  return (
    <Section>
      <Container width="reading">
        <Stack space="l">
          <PageHeader title={name ? t('profile.title', { name }) : t('profile.titleWithoutName')} />
          <LinkButton href={nextPaths[next]} width="full">
            {t(`profile.${next}`)}
          </LinkButton>
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
              <Text size="small" tone="soft">
                {t('profile.change')}
              </Text>
            </Stack>
          </Card>
          <Card labelledBy="links">
            <Stack space="xs">
              <Heading level={2} id="links">
                {t('profile.links')}
              </Heading>
              <TextLink href="/como-pagar-tu-prestamo" place="alone" icon="right">
                {t('profile.howToPay')}
              </TextLink>
              {documents.map(({ id, date }) => (
                <TextLink key={id} href={signedDocumentPath(id)} place="alone" icon="file" target="_blank">
                  {t('profile.signedOn', { date })}
                </TextLink>
              ))}
            </Stack>
          </Card>
        </Stack>
      </Container>
    </Section>
  );
}
