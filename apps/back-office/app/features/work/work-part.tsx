import { Heading, Stack } from '@lender/ui';
import type { ReactNode } from 'react';

export interface WorkPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Draws a part of the page under its heading. */
export const WorkPart = ({ title, children }: WorkPartProps) => (
  <Stack space="s">
    <Heading level={2} size="large">
      {title}
    </Heading>
    {children}
  </Stack>
);
