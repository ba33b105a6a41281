import type { Move } from '@lender/flow';
import { LinkButton, Notice } from '@lender/ui';
import { signInPath } from '@lender/web/paths';
import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { floating } from './flow-guide.css.ts';
import type { FlowWatch } from './watch-flow.ts';

const hrefOf = (move: Move): string => (move.type === 'redirect' ? move.to : move.url);

/**
 * Takes a signed-in client along as their application moves, and keeps the session fresh. A page on which somebody is
 * typing or uploading is never taken away: there it offers the way on.
 */
export function FlowGuide({ firstName }: { readonly firstName: string | null }) {
  const { t } = useTranslation('flow');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [held, setHeld] = useState<Move | null>(null);
  const watch = useRef<FlowWatch>(undefined);
  const page = useRef({ pathname, search, navigate });
  page.current = { pathname, search, navigate };

  useEffect(() => {
    let isLeaving = false;
    // Only now: no page waits for it.
    import('./watch-flow.ts').then(({ watchFlow }) => {
      if (isLeaving) return;
      watch.current = watchFlow(
        { location: page.current, firstName },
        {
          onMove: (move) => {
            if (move.type === 'redirect') page.current.navigate(move.to, { replace: true });
            else location.assign(move.url);
          },
          onSignedOut: () => location.assign(signInPath({ notice: 'sesion' })),
          onHeld: setHeld,
        },
      );
    });
    return () => {
      isLeaving = true;
      watch.current?.stop();
      watch.current = undefined;
    };
  }, [firstName]);

  useEffect(() => watch.current?.pageChanged({ pathname, search }), [pathname, search]);

  return (
    <div role="status" className={held ? floating : undefined}>
      {held && (
        <Notice
          action={
            <LinkButton href={hrefOf(held)} size="small" tone="secondary">
              {t('go')}
            </LinkButton>
          }
        >
          {t('moved')}
        </Notice>
      )}
    </div>
  );
}
