import { brand } from '@lender/brand';
import { Card, Inline, Stack, Text, TextLink } from '@lender/ui';

/** Shows the number to call, and when calls are answered. */
export function CallUs({ title }: { readonly title: string }) {
  const { phone, phoneLabel, email, hours } = brand.customerCare;
  return (
    <Card tone="info" padding="m">
      <Stack space="xs">
        <Text weight="bold">{title}</Text>
        <Inline space="m">
          <TextLink href={`tel:${phone}`} place="alone" icon="phone">
            {phoneLabel}
          </TextLink>
          <TextLink href={`mailto:${email}`} place="alone" icon="mail">
            {email}
          </TextLink>
        </Inline>
        <Text size="small" tone="soft">
          {hours}
        </Text>
      </Stack>
    </Card>
  );
}
