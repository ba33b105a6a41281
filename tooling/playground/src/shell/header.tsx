import { Button, Container, Inline, Text } from '@lender/ui';
import { useEffect, useState } from 'react';
import { useLanguage, useWords } from '../page/language.ts';
import { usePlace } from '../page/use-address.ts';
import { shellEn } from './shell.copy.en.ts';
import { shellEs } from './shell.copy.es.ts';

/** Shows the name of the page, and its language and theme. */
export function Header() {
  const words = useWords({ es: shellEs, en: shellEn });
  return (
    <header className="head">
      <Container>
        <Inline justify="between" space="s">
          <Inline space="xs">
            <img src="./favicon.svg" alt="" width="28" height="28" />
            <Text as="span" weight="bold">
              Quincena
            </Text>
            <Text as="span" tone="soft">
              {words.title}
            </Text>
          </Inline>
          <Inline space="xxs">
            <OtherLanguage />
            <OtherTheme />
          </Inline>
        </Inline>
      </Container>
    </header>
  );
}

function OtherLanguage() {
  const { type } = usePlace();
  const other = useLanguage() === 'es' ? 'en' : 'es';
  const { otherLanguage } = useWords({ es: shellEs, en: shellEn });
  return (
    <Button tone="quiet" size="small" lang={other} onClick={() => type('lang', other)}>
      {otherLanguage}
    </Button>
  );
}

function OtherTheme() {
  const { values, type } = usePlace();
  const { dark, light } = useWords({ es: shellEs, en: shellEn });
  const isDark = useDarkPreference() ? values.theme !== 'light' : values.theme === 'dark';
  return (
    <Button tone="quiet" size="small" onClick={() => type('theme', isDark ? 'light' : 'dark')}>
      {isDark ? light : dark}
    </Button>
  );
}

/** Tells whether the device prefers a dark page. */
function useDarkPreference(): boolean {
  const [selection] = useState(() => matchMedia('(prefers-color-scheme: dark)'));
  const [isDark, setDark] = useState(selection.matches);
  useEffect(() => {
    const onChange = () => setDark(selection.matches);
    selection.addEventListener('change', onChange);
    return () => selection.removeEventListener('change', onChange);
  }, [selection]);
  return isDark;
}
