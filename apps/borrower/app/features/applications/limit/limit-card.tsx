import { Button, Inline, Notice, Text } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { LIMIT_PATH, type LimitChange } from './limit.ts';

export interface LimitCardProps {
  /** Largest amount that the client may borrow now: `$4000.00`. */
  readonly limit: string;
  /** Result of updating the limit a moment ago. */
  readonly change: LimitChange | null;
  /** False within half a day of the last update. */
  readonly mayUpdate: boolean;
}

/** Updates a client's limit to the one of the latest review. */
export function LimitCard({ limit, change: notice, mayUpdate }: LimitCardProps) {
  const { t } = useTranslation('application');
  return (
    <>
      {notice && (
        <Notice tone="ok" role="status">
          {t(`apply.limit.${notice}`, { limit })}
        </Notice>
      )}
      {mayUpdate && (
        <form method="post" action={LIMIT_PATH}>
          <Inline space="s" justify="between">
            <Text as="span" size="small" tone="soft">
              {t('apply.limit.about')}
            </Text>
            <Button type="submit" tone="secondary" size="small">
              {t('apply.limit.update')}
            </Button>
          </Inline>
        </form>
      )}
    </>
  );
}
