import { Fragment } from 'preact';
import { t } from '../i18n';

interface FairnessProps {
  readonly about: string;
  /** What each is called, and what it is. */
  readonly proofs: readonly (readonly [string, string])[];
}

/** What shows that nobody chose the order of the tiles; folded away, as few want to see it. */
export function Fairness({ about, proofs }: FairnessProps) {
  return (
    <details class="final__fair">
      <summary>{t('game:final.fair')}</summary>
      <p>{about}</p>
      <dl>
        {proofs.map(([name, proof]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{proof}</dd>
          </Fragment>
        ))}
      </dl>
    </details>
  );
}
