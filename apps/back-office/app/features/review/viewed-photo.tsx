import { Button, Inline, Text, TextLink, useHydrated } from '@lender/ui';
import { useMemo, useReducer } from 'react';
import { useShortcuts } from '../../shell/keys/use-shortcuts.ts';
import { caseCopy } from './case.copy.es.ts';
import { PHOTO_KEYS } from './case-keys.ts';
import type { DocumentView } from './document-view.ts';
import { movePhoto, PHOTO_MOVES, type PhotoMove, plainView } from './photo/photo-view.ts';
import * as css from './viewer.css.ts';

const { documents: copy } = caseCopy;
const SIGNS = { zoomIn: '+', zoomOut: '−', rotate: '↻', brighter: '☀' } as const satisfies Record<PhotoMove, string>;

export interface ViewedPhotoProps extends DocumentView {
  /** True when keys move this photo. */
  readonly hasKeys: boolean;
}

/**
 * Shows a document as large as possible. With JavaScript it can be zoomed, turned and brightened, by buttons or keys.
 */
export function ViewedPhoto({ name, src, uploaded, taken, validity, isShowable, hasKeys }: ViewedPhotoProps) {
  const [{ zoom, turn, light }, move] = useReducer(movePhoto, plainView);
  const isHydrated = useHydrated();
  useShortcuts(
    useMemo(
      () => (hasKeys ? Object.fromEntries(PHOTO_MOVES.map((wanted) => [PHOTO_KEYS[wanted], () => move(wanted)])) : {}),
      [hasKeys],
    ),
  );
  return (
    <div className={css.photo}>
      <Inline space="xs" justify="between">
        <Text as="span" size="small">
          <strong>{name}</strong> · {[uploaded, taken, validity].filter(Boolean).join(' · ')}
        </Text>
        <Inline space="xxs">
          {isHydrated &&
            isShowable &&
            PHOTO_MOVES.map((wanted) => (
              <Button
                key={wanted}
                tone="quiet"
                size="small"
                aria-label={`${copy.moves[wanted]}: ${name}`}
                title={`${copy.moves[wanted]} (${PHOTO_KEYS[wanted]})`}
                onClick={() => move(wanted)}
              >
                {SIGNS[wanted]}
              </Button>
            ))}
          <TextLink href={`${src}?descargar=1`} target="_blank">
            {copy.download}
          </TextLink>
        </Inline>
      </Inline>
      {isShowable ? (
        // A frame that scrolls must be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        <section className={css.frame} aria-label={name} tabIndex={0}>
          <img
            className={`${css.image} ${css.sized[turn][zoom]} ${css.turned[turn]} ${css.lit[light]}`}
            src={src}
            alt={name}
          />
        </section>
      ) : (
        <Text tone="soft">{copy.unseen}</Text>
      )}
    </div>
  );
}
