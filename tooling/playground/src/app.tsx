import { Container, SkipLink, Stack, TabLinks, Text } from '@lender/ui';
import { Suspense, useEffect } from 'react';
import { useLanguage, useWords } from './page/language.ts';
import { PlaceProvider, useAddress, usePlace } from './page/use-address.ts';
import { Header } from './shell/header.tsx';
import { PackageHead } from './shell/package-head.tsx';
import { PACKAGES, type PlayedPackage } from './shell/packages.ts';
import { shellEn } from './shell/shell.copy.en.ts';
import { shellEs } from './shell/shell.copy.es.ts';
import { TakeAlong } from './shell/take-along.tsx';

export function App() {
  const place = useAddress();
  return (
    <PlaceProvider value={place}>
      <Page />
    </PlaceProvider>
  );
}

const [FIRST] = PACKAGES;

function Page() {
  const { section } = usePlace();
  const words = useWords({ es: shellEs, en: shellEn });
  const shown = PACKAGES.find(({ name }) => name === section) ?? FIRST;
  useDocument(shown?.name ?? '', words.title);
  return (
    <>
      <SkipLink targetId="content" label={words.skip} />
      <Header />
      <Container>
        <Tabs shown={shown} />
        <main id="content" tabIndex={-1}>
          {shown && <PackagePage key={shown.name} shown={shown} />}
        </main>
        <footer>
          <Text size="small" tone="soft">
            {words.nothingSent}
          </Text>
        </footer>
      </Container>
    </>
  );
}

function Tabs({ shown }: { readonly shown: PlayedPackage | undefined }) {
  const { hrefTo } = usePlace();
  const { packages } = useWords({ es: shellEs, en: shellEn });
  const links = PACKAGES.map(({ name }) => ({
    href: hrefTo({ section: name }),
    label: name,
    isCurrent: name === shown?.name,
  }));
  const name = shown?.name;
  // Scrolls the tabs, which on a phone are wider than the page. Not `scrollIntoView`, from where the keyboard would go
  // on.
  useEffect(() => {
    const tab = document.querySelector<HTMLElement>('nav [aria-current="page"]');
    if (name && tab?.parentElement) tab.parentElement.scrollLeft = tab.offsetLeft - tab.parentElement.clientWidth / 2;
  }, [name]);
  return <TabLinks label={packages} links={links} />;
}

function PackagePage({ shown }: { readonly shown: PlayedPackage }) {
  const { loading } = useWords({ es: shellEs, en: shellEn });
  return (
    <Stack space="l">
      <PackageHead shown={shown} />
      <Suspense fallback={<Text tone="soft">{loading}</Text>}>
        <shown.Section />
      </Suspense>
      <TakeAlong shown={shown} />
    </Stack>
  );
}

/** Sets what is outside of the page's own elements: its title, language and look. */
function useDocument(name: string, title: string): void {
  const language = useLanguage();
  const { theme } = usePlace().values;
  useEffect(() => {
    document.title = `${name} · ${title}`;
    document.documentElement.lang = language === 'es' ? 'es-MX' : 'en';
  }, [name, title, language]);
  useEffect(() => {
    if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  }, [theme]);
}
