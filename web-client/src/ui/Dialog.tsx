import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n';
import { IconButton } from './Button';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** A sheet rises from the bottom on a phone; a dialog stands in the middle. */
  readonly kind?: 'dialog' | 'sheet';
  readonly testid?: string;
}

/** The browser's own modal dialog: it keeps the focus, and Escape closes it. */
export function Dialog({ title, onClose, children, kind = 'dialog', testid }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Where the press began: who marks text and lets go outside does not want to leave. */
  const pressed = useRef<EventTarget | null>(null);

  // Before the effects of what is inside, which may want to scroll: a closed dialog has no size.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    // The title, not the button to close: what is read first should be what the dialog is.
    heading.current?.focus();
    return () => dialog?.close();
  }, []);

  return (
    // A click on the backdrop is a click on the dialog element itself; Escape does the same by key.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      class={`dialog dialog--${kind}`}
      aria-label={title}
      data-testid={testid}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => (pressed.current = event.target)}
      onClick={(event) => {
        if (event.target === ref.current && pressed.current === ref.current) onClose();
      }}
    >
      <div class="dialog__frame">
        <header class="dialog__head">
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon="close" label={t('common:close')} onClick={onClose} />
        </header>
        <div class="dialog__body">{children}</div>
      </div>
    </dialog>
  );
}
