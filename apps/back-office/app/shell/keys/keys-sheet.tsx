import { DescriptionList, Dialog, Heading, Stack, Text } from '@lender/ui';
import type { MenuItem } from '../menu-items.ts';
import { everywhereRows, type KeyRow } from './key-rows.ts';
import { keysCopy as copy } from './keys.copy.es.ts';

export interface KeysSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Keys of the current page. */
  readonly here: readonly KeyRow[];
  readonly menu: readonly MenuItem[];
}

/** Shows what the keys do: those of the current page, and those that are the same everywhere. */
export function KeysSheet({ isOpen, onClose, here, menu }: KeysSheetProps) {
  return (
    <Dialog id="keys" isOpen={isOpen} onClose={onClose} title={copy.title} closeLabel={copy.close}>
      <Stack space="m">
        <Text tone="soft">{copy.off}</Text>
        {here.length > 0 && <Rows title={copy.here} rows={here} />}
        <Rows title={copy.everywhere} rows={everywhereRows(menu)} />
      </Stack>
    </Dialog>
  );
}

function Rows({ title, rows }: { readonly title: string; readonly rows: readonly KeyRow[] }) {
  return (
    <Stack space="s">
      <Heading level={3} size="body">
        {title}
      </Heading>
      <DescriptionList columns={2} items={rows.map(({ keys, does }) => ({ term: keys, detail: does }))} />
    </Stack>
  );
}
