import { Card, Heading, Inline, Stack, StatusBadge, Text } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import type { TransferView } from './transfer.ts';

const TONES = { claimed: 'info', counted: 'ok', returned: 'warn', not_found: 'warn' } as const;

/** Shows the transfers that the client reported, each with its result. */
export function TransferList({ claims }: { readonly claims: readonly TransferView[] }) {
  const { t } = useTranslation('transfer');
  return (
    <Card labelledBy="told">
      <Stack>
        <Heading level={2} id="told">
          {t('list')}
        </Heading>
        {claims.map(({ id, status, ...claim }) => (
          <Stack key={id} space="xs">
            <Inline justify="between">
              <Text weight="bold">{t('transfer', { ...claim })}</Text>
              <StatusBadge tone={TONES[status]}>{t(`states.${status}`)}</StatusBadge>
            </Inline>
            <Text size="small" tone="soft">
              {t('key', { ...claim })}
            </Text>
            <Text size="small">{t(`means.${status}`, { ...claim })}</Text>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
