import { t } from '../i18n';
import { Button } from './Button';
import { Dialog } from './Dialog';

interface ConfirmProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly testid?: string;
}

export function Confirm({ title, text, action, onConfirm, onClose, testid }: ConfirmProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div class="button-row button-row--end">
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button
          tone="danger"
          {...(testid ? { testid } : {})}
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
