import { Card, Container, PageHeader, Section, Stack, TextLink } from '@lender/ui';
import { useTranslation } from 'react-i18next';

/** Links to every page of the site, for staff and visitors who skip the flow. */
export function SandboxPages({ paths }: { readonly paths: readonly string[] }) {
  const { t } = useTranslation('shell');
  return (
    <Section>
      <Container width="reading">
        <Stack space="l">
          <PageHeader title={t('sandbox.title')} lead={t('sandbox.lead')} />
          <Card>
            <Stack space="none" align="start">
              {paths.map((path) => (
                <TextLink key={path} href={path} place="alone">
                  {path}
                </TextLink>
              ))}
            </Stack>
          </Card>
        </Stack>
      </Container>
    </Section>
  );
}
