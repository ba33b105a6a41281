import { Card, Heading, Stack } from '@lender/ui';
import { type ReactNode, useId } from 'react';

export interface PanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One part of a case under its heading. */
export function Panel({ title, children }: PanelProps) {
  const id = useId();
  return (
    <Card tone="flat" padding="m" labelledBy={id}>
      <Stack space="s">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
