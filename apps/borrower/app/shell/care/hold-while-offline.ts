/** Callbacks for a page that loses its network. */
export interface OfflineState {
  readonly onOffline: () => void;
  /** @param wasHeld - a form waited, and is sent now */
  readonly onOnline: (wasHeld: boolean) => void;
  /** Called when a form waits for the network. */
  readonly onHeld: () => void;
}

/**
 * While there is no network, sends no form and follows no link: the page stays, and the form that was pressed last is
 * sent as soon as the network is back. In the capture phase, before any router gets the event.
 *
 * @param signal - ends it
 */
export function holdWhileOffline({ onOffline, onOnline, onHeld }: OfflineState, signal: AbortSignal): void {
  let held: { readonly form: HTMLFormElement; readonly by: HTMLElement | null } | undefined;
  const keepSubmission = (event: SubmitEvent) => {
    if (navigator.onLine || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopPropagation();
    held = { form: event.target, by: event.submitter };
    onHeld();
  };
  const stayHere = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (navigator.onLine || !(link instanceof HTMLAnchorElement) || !leavesPage(link)) return;
    event.preventDefault();
    event.stopPropagation();
    onOffline();
  };
  const goOn = () => {
    const { form, by } = held ?? {};
    held = undefined;
    onOnline(form?.isConnected ?? false);
    if (form?.isConnected) form.requestSubmit(by);
  };
  addEventListener('submit', keepSubmission, { capture: true, signal });
  addEventListener('click', stayHere, { capture: true, signal });
  addEventListener('offline', onOffline, { signal });
  addEventListener('online', goOn, { signal });
  if (!navigator.onLine) onOffline();
}

/** A phone number, an e-mail and an anchor on the same page need no network. */
const leavesPage = ({ protocol, pathname, search, hash }: HTMLAnchorElement): boolean =>
  protocol.startsWith('http') && !(hash !== '' && pathname === location.pathname && search === location.search);
