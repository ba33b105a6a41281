import { Button, DescriptionList, Dialog, Stack, Text, useHydrated } from '@lender/ui';
import { useMemo, useState } from 'react';
import { useShortcuts } from '../../shell/use-shortcuts.ts';
import { actCopy } from './act.copy.es.ts';
import { caseCopy } from './case.copy.es.ts';
import { ACT_KEYS, PAGE_KEYS, PHOTO_KEYS } from './case-keys.ts';

const { keys: copy, documents } = caseCopy;

/** Every key of the page with what it does, from the tables that the page itself reads. */
const HELP = [
  ...itemsOf(ACT_KEYS, actCopy.bar.acts),
  ...itemsOf(PHOTO_KEYS, documents.moves),
  ...itemsOf(PAGE_KEYS, copy.page),
];

function itemsOf<Name extends string>(keys: Readonly<Record<Name, string>>, words: Readonly<Record<Name, string>>) {
  const names: Name[] = Object.keys(keys).filter((name): name is Name => Object.hasOwn(words, name));
  return names.map((name) => ({ term: keys[name], detail: words[name] }));
}

/** What the keys of this page do, on demand. */
export function KeysHelp() {
  const [isOpen, setIsOpen] = useState(false);
  const isHydrated = useHydrated();
  useShortcuts(useMemo(() => ({ [PAGE_KEYS.help]: () => setIsOpen(true) }), []));
  if (!isHydrated) return null;
  return (
    <>
      <Button tone="quiet" size="small" aria-keyshortcuts={PAGE_KEYS.help} onClick={() => setIsOpen(true)}>
        {copy.open}
      </Button>
      <Dialog id="keys" isOpen={isOpen} onClose={() => setIsOpen(false)} title={copy.title} closeLabel={copy.close}>
        <Stack space="s">
          <Text tone="soft">{copy.off}</Text>
          <DescriptionList columns={2} items={HELP} />
        </Stack>
      </Dialog>
    </>
  );
}
