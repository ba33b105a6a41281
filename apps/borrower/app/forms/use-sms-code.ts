import { type RefObject, useEffect } from 'react';

/**
 * Fills in a code that arrives by text message, where the browser offers it (WebOTP) and its owner allows it. A client
 * who has started typing is not interrupted, and nothing is sent by itself.
 */
export function useSmsCode(input: RefObject<HTMLInputElement | null>, isBySms: boolean): void {
  useEffect(() => {
    if (!isBySms || !('OTPCredential' in window)) return;
    const leaving = new AbortController();
    const wanted = { otp: { transport: ['sms'] }, signal: leaving.signal };
    navigator.credentials.get(wanted).then(
      (received) => {
        if (received && 'code' in received && input.current?.value === '') fill(input.current, String(received.code));
      },
      () => undefined, // not allowed, or the page was left: it is typed
    );
    return () => leaving.abort();
  }, [input, isBySms]);
}

function fill(input: HTMLInputElement, code: string): void {
  input.value = code;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
