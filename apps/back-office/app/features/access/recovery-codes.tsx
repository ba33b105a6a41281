import { Columns, Heading, Notice, Stack, Text } from '@lender/ui';
import type { ReactNode } from 'react';
import { accessCopy } from './access.copy.es.ts';

const { recovery: copy } = accessCopy;

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** The way on. */
  readonly children: ReactNode;
}

/** Draws the codes that replace the app, shown only this once. */
export const RecoveryCodes = ({ codes, children }: RecoveryCodesProps) => (
  <Stack space="m">
    <Heading level={2} size="large">
      {copy.title}
    </Heading>
    <Notice tone="warn" role="status">
      {copy.lead}
    </Notice>
    <Columns count={2} space="s">
      {codes.map((code) => (
        <Text key={code} weight="bold">
          <code>{code}</code>
        </Text>
      ))}
    </Columns>
    {children}
  </Stack>
);
