import { Card, Inline, StatusBadge, Text, TextLink } from '@lender/ui';
import { workCopy as copy } from './work.copy.es.ts';
import * as css from './work.css.ts';
import type { Load } from './work-loads.ts';

/** Shows how much waits in each place, with a link to it. */
export function LoadCards({ loads }: { readonly loads: readonly Load[] }) {
  return (
    <section aria-label={copy.loads.label}>
      <div className={css.loads}>
        {loads.map((load) => (
          <LoadCard key={load.label} {...load} />
        ))}
      </div>
    </section>
  );
}

function LoadCard({ label, count, state: status, isLate, href }: Load) {
  return (
    <Card tone="flat" padding="m">
      <TextLink href={href} place="alone">
        {label}
      </TextLink>
      <Inline space="s" align="baseline">
        <span className={css.count}>{count}</span>
        {isLate ? (
          <StatusBadge tone="danger">{status}</StatusBadge>
        ) : (
          <Text as="span" size="small" tone="soft">
            {status}
          </Text>
        )}
      </Inline>
    </Card>
  );
}
