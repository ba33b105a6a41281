import { useNavigate } from '@lender/web/navigation';
import { type FocusEvent, useMemo } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Header } from 'react-aria-components/Header';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { TextField } from 'react-aria-components/TextField';
import { usePermissions } from '../../shell/staff.tsx';
import { findCopy } from './find.copy.es.ts';
import * as css from './palette.css.ts';
import { type PaletteItem, type PaletteSection, paletteSections } from './palette-items.ts';
import { paletteOffer } from './palette-offer.ts';
import { type Finding, useFound } from './use-found.ts';
import { usePaletteCommands } from './use-palette-commands.ts';

const { palette: copy, found: countWords, more } = findCopy;

export interface PaletteProps {
  /** Runs after a choice was made. */
  readonly onDone: () => void;
  /** Text in the field, which may have begun before the palette was there. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** Shows one field for everything that can be found, opened or done; the user never leaves the field. */
export default function Palette({ onDone, typed, onType }: PaletteProps) {
  const permissions = usePermissions();
  const offer = useMemo(() => paletteOffer(permissions), [permissions]);
  const finding = useFound(typed, offer.maySearch);
  const sections = paletteSections(typed, { ...offer, found: typeof finding === 'object' ? finding : undefined });
  return (
    <I18nProvider locale="es-MX">
      <div className={css.frame}>
        <Autocomplete inputValue={typed} onInputChange={onType}>
          <TextField
            autoFocus
            aria-label={offer.maySearch ? copy.field : copy.fieldWithoutSearch}
            className={css.field}
          >
            <Input
              className={css.input}
              onFocus={toEnd}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={offer.maySearch ? copy.field : copy.fieldWithoutSearch}
            />
          </TextField>
          <Lines sections={sections} onDone={onDone} />
        </Autocomplete>
      </div>
      <Status finding={finding} isEmpty={sections.length === 0} />
    </I18nProvider>
  );
}

/** Moves the cursor behind what was typed before. */
function toEnd({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  currentTarget.setSelectionRange(currentTarget.value.length, currentTarget.value.length);
}

interface LinesProps {
  readonly sections: readonly PaletteSection[];
  readonly onDone: () => void;
}

function Lines({ sections, onDone }: LinesProps) {
  const navigate = useNavigate();
  const run = usePaletteCommands();
  const choose = ({ does }: PaletteItem) => {
    onDone();
    if ('href' in does) navigate(does.href);
    else run[does.command]();
  };
  return (
    <Menu aria-label={copy.results} className={css.menu}>
      {sections.map(({ key, label, items }) => (
        <MenuSection key={key} id={key} aria-label={label} className={css.section}>
          <Header className={css.header}>{label}</Header>
          {items.map((item) => (
            <Line key={item.key} item={item} onChoose={() => choose(item)} />
          ))}
        </MenuSection>
      ))}
    </Menu>
  );
}

function Line({ item, onChoose }: { readonly item: PaletteItem; readonly onChoose: () => void }) {
  const { key, label, detail, keys } = item;
  return (
    // The keys are drawn by the style: they are not part of the item's name.
    <MenuItem id={key} textValue={label} className={css.item} data-keys={keys} onAction={onChoose}>
      <span className={css.words}>
        <span>{label}</span> {detail && <span className={css.detail}>{detail}</span>}
      </span>
    </MenuItem>
  );
}

interface StatusProps {
  readonly finding: Finding;
  /** True when nothing can be chosen. */
  readonly isEmpty: boolean;
}

/** Shows the state of the search: announced to screen readers, and drawn under the lines. */
function Status({ finding, isEmpty }: StatusProps) {
  return (
    <p role="status" className={css.status}>
      {wordsOf(finding, isEmpty)}
    </p>
  );
}

function wordsOf(finding: Finding, isEmpty: boolean): string {
  if (finding === 'searching') return copy.searching;
  if (finding === 'failed') return copy.failed;
  if (finding === 'idle') return isEmpty ? copy.nothing : '';
  return finding.hasMore ? more : isEmpty ? copy.nothing : countWords(finding.count);
}
