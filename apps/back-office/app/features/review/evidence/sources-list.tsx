import { Stack, Text } from '@lender/ui';
import { Block } from '../block.tsx';
import { evidenceCopy as copy } from './evidence.copy.es.ts';
import type { SourceView } from './evidence-view.ts';

/** Draws the outcome of every question to a provider; providers that were not asked come last, in one line. */
export function SourcesList({ sources }: { readonly sources: readonly SourceView[] }) {
  const quiet = sources.filter(({ isQuiet }) => isQuiet);
  return (
    <Block title={copy.title}>
      <Stack space="xxs">
        {sources
          .filter(({ isQuiet }) => !isQuiet)
          .map(({ name, title, state: status }) => (
            <Text key={name} size="small">
              <strong>{title}</strong>: {status}
            </Text>
          ))}
        {quiet.length > 0 && (
          <Text size="small" tone="soft">
            {quiet.map(({ title }) => title).join(', ')}: {copy.states.not_asked}
          </Text>
        )}
      </Stack>
    </Block>
  );
}
