import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

interface TabsProps<T extends string> {
  readonly values: readonly T[];
  readonly value: T;
  /** The id of the panel that shows what the tab stands for; it is labelled by `tab-<value>`. */
  readonly panel: string;
  readonly contentOf: (value: T) => ComponentChildren;
  readonly onChange: (value: T) => void;
}

/** A row of tabs with the keys of such rows: Tab comes to the one that is shown, the arrows go round. */
export function Tabs<T extends string>({ values, value, panel, contentOf, onChange }: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = tabAfter(event.key, values, value);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div ref={list} class="tabs" role="tablist">
      {values.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`tab-${one}`}
          class="tabs__tab"
          data-testid={`tab-${one}`}
          aria-selected={one === value}
          aria-controls={panel}
          tabIndex={one === value ? 0 : -1}
          onKeyDown={onKeyDown}
          onClick={() => onChange(one)}
        >
          {contentOf(one)}
        </button>
      ))}
    </div>
  );
}

function tabAfter<T extends string>(key: string, values: readonly T[], value: T): T | null {
  const at = values.indexOf(value);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: values.length - 1 }[key];
  return to === undefined ? null : (values.at(to % values.length) ?? null);
}
