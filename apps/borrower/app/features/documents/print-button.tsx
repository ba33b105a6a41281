import { Button } from '@lender/ui';
import { useNonce } from '@lender/web/document';

/** The page never hydrates, so this script is all it runs. It shows the button only where it works. */
const OPEN_DIALOG = `(() => {
  const place = document.currentScript.previousElementSibling;
  place.hidden = false;
  place.addEventListener('click', () => print());
})()`;

/** Opens the browser's own window for printing. */
export function PrintButton({ label }: { readonly label: string }) {
  return (
    <div>
      <div hidden>
        <Button>{label}</Button>
      </div>
      <script nonce={useNonce()} dangerouslySetInnerHTML={{ __html: OPEN_DIALOG }} />
    </div>
  );
}
