import { Button, Notice } from '@lender/ui';
import { Form } from '@lender/web/navigation';
import type { RemovedFile } from './upload.ts';

export interface UndoRemovalProps {
  readonly removed: RemovedFile;
  /** `Borraste un archivo.` */
  readonly words: string;
  readonly action: string;
}

/** Button that undoes a removal, on the page where it happened. */
export function UndoRemoval({ removed: { type, id }, words, action }: UndoRemovalProps) {
  return (
    <Form method="post" encType="multipart/form-data">
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="id" value={id} />
      <Notice
        tone="info"
        role="status"
        action={
          <Button type="submit" name="intent" value="restore" tone="secondary" size="small">
            {action}
          </Button>
        }
      >
        {words}
      </Notice>
    </Form>
  );
}
