import { Card, Heading, Illustration, Inline, LinkButton, Stack, Text, TextLink } from '@lender/ui';
import { signInPath } from '@lender/web/paths';
import { useTranslation } from 'react-i18next';

/** Where an application begins. */
export function ApplyCard() {
  const { t } = useTranslation('home');
  return (
    <Card labelledBy="apply" padding="xl">
      <Stack>
        <Illustration name="receipt" />
        <Heading level={2} id="apply">
          {t('apply.title')}
        </Heading>
        <Text>{t('apply.text')}</Text>
        <LinkButton href="/registration" width="full">
          {t('apply.action')}
        </LinkButton>
        <Inline space="xs" justify="center">
          <Text as="span" tone="soft">
            {t('apply.returning')}
          </Text>
          <TextLink href={signInPath()} place="alone">
            {t('apply.signIn')}
          </TextLink>
        </Inline>
      </Stack>
    </Card>
  );
}
