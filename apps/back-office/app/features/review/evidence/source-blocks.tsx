import { DescriptionList, Text } from '@lender/ui';
import { Block } from '../block.tsx';
import type { SourceName, SourceView } from './evidence-view.ts';

export interface SourceBlocksProps {
  readonly sources: readonly SourceView[];
  readonly names: readonly SourceName[];
}

/** Draws the facts of these providers, each with its moment; providers that were not asked are left out. */
export function SourceBlocks({ sources, names }: SourceBlocksProps) {
  return sources
    .filter(({ name, isQuiet }) => !isQuiet && names.includes(name))
    .map(({ name, title, state: status, facts }) => (
      <Block key={name} title={title}>
        <Text size="small" tone="soft">
          {status}
        </Text>
        {facts.length > 0 && <DescriptionList items={facts} />}
      </Block>
    ));
}
