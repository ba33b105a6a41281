import { Card, DescriptionList, Heading, Stack, Text, TextLink } from '@lender/ui';
import { useId } from 'react';
import type { FigureView, PortfolioView } from './portfolio-view.ts';

/** Shows some figures of the portfolio; each opens its loans and says what it counts. */
export function FigureList({ title, figures }: PortfolioView['sections'][number]) {
  const id = useId();
  return (
    <Card labelledBy={id}>
      <Stack space="s">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <DescriptionList items={figures.map(({ term, ...figure }) => ({ term, detail: <Figure {...figure} /> }))} />
      </Stack>
    </Card>
  );
}

const Figure = ({ cell, note }: Omit<FigureView, 'term'>) => (
  <Stack space="xxs">
    <Text as="strong" size="large">
      {typeof cell === 'object' ? <TextLink href={cell.href}>{cell.text}</TextLink> : cell}
    </Text>
    <Text size="small" tone="soft">
      {note}
    </Text>
  </Stack>
);
