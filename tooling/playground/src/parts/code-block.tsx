import { Button, VisuallyHidden } from '@lender/ui';
import { useState } from 'react';
import { useWords } from '../page/language.ts';
import { partsEn } from './parts.copy.en.ts';
import { partsEs } from './parts.copy.es.ts';

interface CodeBlockProps {
  /** Name of the code for screen readers. */
  readonly label: string;
  readonly code: string;
}

/** Code to copy, wrapped at the width of a phone. */
export function CodeBlock({ label, code }: CodeBlockProps) {
  const words = useWords({ es: partsEs, en: partsEn });
  const [copied, setCopied] = useState('');
  // A page without a secure origin has no clipboard: the code can still be selected.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  const copy = () =>
    clipboard?.writeText(code).then(
      () => setCopied(code),
      () => setCopied(''),
    );
  return (
    <div className="code">
      <pre>
        <VisuallyHidden>{label}: </VisuallyHidden>
        <code>{code}</code>
      </pre>
      {clipboard && (
        <span aria-live="polite">
          <Button tone="quiet" size="small" icon={copied === code ? 'check' : 'copy'} onClick={copy}>
            {copied === code ? words.copied : words.copy}
          </Button>
        </span>
      )}
    </div>
  );
}
