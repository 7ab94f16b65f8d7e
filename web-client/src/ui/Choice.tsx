import { t } from '../i18n';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly name: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly textOf: (value: T) => string;
  readonly onChange: (value: T) => void;
  readonly testid?: string;
}

/** One of a few values, side by side: radio buttons that look like one control. */
export function Choice<T extends string>(props: ChoiceProps<T>) {
  const { label, name, values, value, textOf, onChange, testid } = props;
  return (
    <div class="choice" role="radiogroup" aria-label={label} data-testid={testid}>
      {values.map((one) => (
        <label key={one} class="choice__one">
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === value}
            onChange={() => onChange(one)}
          />
          <span>{textOf(one)}</span>
        </label>
      ))}
    </div>
  );
}

interface OnOffProps extends Pick<ChoiceProps<string>, 'label' | 'name' | 'testid'> {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function OnOff({ on, onChange, ...rest }: OnOffProps) {
  return (
    <Choice
      values={['on', 'off'] as const}
      value={on ? 'on' : 'off'}
      textOf={(value) => t(`settings:sound_value.${value}`)}
      onChange={(value) => onChange(value === 'on')}
      {...rest}
    />
  );
}
