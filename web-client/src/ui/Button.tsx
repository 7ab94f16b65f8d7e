import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { Icon, type IconName } from './Icon';

type Native = Omit<ButtonHTMLAttributes, 'icon' | 'size' | 'type' | 'class'>;

type Tone = 'plain' | 'primary' | 'danger' | 'quiet';

interface ButtonProps extends Native {
  readonly tone?: Tone;
  readonly icon?: IconName;
  readonly submit?: boolean;
  readonly testid?: string;
  readonly children?: ComponentChildren;
}

export function Button({ tone = 'plain', icon, submit, testid, children, ...rest }: ButtonProps) {
  return (
    <button
      type={submit ? 'submit' : 'button'}
      class={`button button--${tone}`}
      data-testid={testid}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {children !== undefined && <span>{children}</span>}
    </button>
  );
}

interface ButtonLinkProps {
  readonly href: string;
  readonly tone?: Tone;
  readonly icon?: IconName;
  readonly testid?: string;
  readonly class?: string;
  readonly download?: string;
  readonly target?: string;
  readonly rel?: string;
  readonly children: ComponentChildren;
}

/** A link that looks like a button. */
export function ButtonLink({ tone = 'plain', icon, testid, class: more, children, ...rest }: ButtonLinkProps) {
  return (
    <a class={[`button button--${tone}`, more].filter(Boolean).join(' ')} data-testid={testid} {...rest}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </a>
  );
}

interface IconButtonProps extends Native {
  readonly icon: IconName;
  readonly label: string;
  readonly testid?: string;
  readonly children?: ComponentChildren;
}

/** A button with a picture only; its name is there for screen readers and as a tooltip. */
export function IconButton({ icon, label, testid, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={label}
      data-testid={testid}
      {...rest}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}
