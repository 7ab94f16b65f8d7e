import type { JSX } from 'preact';

export const EYES = ['all colours', 'grey', 'protan', 'deutan', 'tritan'] as const;
export type Eye = (typeof EYES)[number];

/** What eyes without one of the three cones make of linear light (Machado, Oliveira, Fernandes 2009). */
export const MATRICES: Readonly<Record<'protan' | 'deutan' | 'tritan', readonly number[]>> = {
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

/** Filters that show a page as other eyes see it. */
export function Eyes(): JSX.Element {
  return (
    <svg width="0" height="0" aria-hidden="true">
      {Object.entries(MATRICES).map(([name, [a, b, c, d, e, f, g, h, i]]) => (
        <filter key={name} id={`eye-${name}`} color-interpolation-filters="linearRGB">
          <feColorMatrix values={`${a} ${b} ${c} 0 0 ${d} ${e} ${f} 0 0 ${g} ${h} ${i} 0 0 0 0 0 1 0`} />
        </filter>
      ))}
    </svg>
  );
}
