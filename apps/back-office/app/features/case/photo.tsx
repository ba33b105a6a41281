import { Button, Inline, Stack, Text, TextLink, useHydrated, VisuallyHidden } from '@lender/ui';
import { type KeyboardEvent, useReducer } from 'react';
import { caseCopy } from './case.copy.es.ts';
import type { DocumentView } from './document-view.ts';
import * as css from './photo.css.ts';
import { movePhoto, type PhotoMove, photoKeys, plainView } from './photo-view.ts';

const { documents: copy } = caseCopy;

/** A photo of a document. Where JavaScript runs it can be brought closer and turned, by buttons or by keys. */
export function Photo({ name, src, uploaded, isShowable }: DocumentView) {
  const [view, move] = useReducer(movePhoto, plainView);
  const isHydrated = useHydrated();
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = photoKeys[event.key];
    if (!wanted || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move(wanted);
  };
  return (
    <Stack space="xxs">
      <Text weight="bold">{name}</Text>
      {isShowable ? (
        // A frame that scrolls has to be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        <section className={css.frame} aria-label={name} tabIndex={0} onKeyDown={onKeyDown}>
          <img
            className={`${css.image} ${css.sized[view.turn][view.zoom]} ${css.turned[view.turn]}`}
            src={src}
            alt={name}
          />
        </section>
      ) : (
        <Text tone="soft">{copy.unseen}</Text>
      )}
      <Inline space="xs" justify="between">
        {isHydrated && isShowable && <Moves name={name} onMove={move} />}
        <TextLink href={src} target="_blank">
          {copy.open} <VisuallyHidden>{copy.whole(name)}</VisuallyHidden>
        </TextLink>
      </Inline>
      <Text size="small" tone="soft">
        {uploaded}
      </Text>
    </Stack>
  );
}

const signs = { zoomIn: '+', zoomOut: '−', rotate: '↻' } as const satisfies Record<PhotoMove, string>;
const moves: readonly PhotoMove[] = ['zoomIn', 'zoomOut', 'rotate'];

interface MovesProps {
  readonly name: string;
  readonly onMove: (move: PhotoMove) => void;
}

function Moves({ name, onMove }: MovesProps) {
  return (
    <Inline space="xxs">
      {moves.map((move) => (
        <Button
          key={move}
          tone="quiet"
          size="small"
          aria-label={`${copy[move]}: ${name}`}
          title={copy[move]}
          onClick={() => onMove(move)}
        >
          {signs[move]}
        </Button>
      ))}
    </Inline>
  );
}
