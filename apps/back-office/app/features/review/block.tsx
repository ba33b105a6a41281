import { Heading, Stack } from '@lender/ui';
import { type ReactNode, useId } from 'react';

export interface BlockProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Part of a pane under its heading. */
export function Block({ title, children }: BlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack space="xs">
        <Heading level={2} size="body" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}
