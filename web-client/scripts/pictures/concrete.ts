/**
 * Makes an SVG stand on its own: what the client's style sheets say about its classes becomes
 * attributes. A picture in a document loads no style sheet and knows no custom property.
 */

type Declarations = readonly (readonly [property: string, value: string])[];

export interface Styles {
  readonly rules: readonly (readonly [selector: string, declarations: Declarations])[];
  readonly properties: ReadonlyMap<string, string>;
}

const ATTRIBUTES = new Set([
  'fill',
  'fill-opacity',
  'opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
]);

/** Strokes that nobody sees at the size of these pictures, and fields on a ground of their colour. */
const TOO_FINE = ['t-crenel', 't-field', 't-hedge-light', 't-hedge-shade', 't-paving', 't-rut', 't-tower-side', 't-tree-shade', 't-tuft'];

/** Colours for day and night: the pictures have those of the day. */
const BY_DAY = /light-dark\(((?:[^(),]|\([^)]*\))+),(?:[^()]|\([^)]*\))*\)/g;

/** What pictures of many tiles do without, so that they stay small. */
const ORNAMENT = ['t-furrow', 't-furrow-wheat', 't-hedge', 't-patch-deep', 't-patch-light', 't-tree-light', 't-ripple', 't-square'];
const MANY_TILES = 3;

export function parseStyles(css: string): Styles {
  const plain = withoutBlocks(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''));
  const rules: [string, Declarations][] = [];
  const properties = new Map<string, string>();
  for (const [, selectors = '', body = ''] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const declarations = declarationsOf(body);
    for (const selector of selectors.split(',').map((one) => one.trim())) {
      if (selector === ':root') {
        for (const [property, value] of declarations) properties.set(property, value);
      } else if (/^\.[\w-]+$/.test(selector)) {
        rules.push([selector.slice(1), declarations]);
      }
    }
  }
  return { rules, properties };
}

function declarationsOf(body: string): Declarations {
  return body
    .split(';')
    .map((one) => one.split(':').map((part) => part.trim()))
    .flatMap(([property, value]) => (property && value ? [[property, value] as const] : []));
}

/** Blocks such as media queries are left out. */
function withoutBlocks(css: string): string {
  return css.replaceAll(/@[\w-]+[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '').replaceAll(/@[^;{]*;/g, '');
}

export function concrete(svg: string, styles: Styles): string {
  const valueOf = (value: string): string =>
    value.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => {
      const found = styles.properties.get(name);
      if (found === undefined) throw new Error(`no value for ${name}`);
      return valueOf(found.replaceAll(BY_DAY, '$1'));
    });
  const crowded = [...svg.matchAll(/<symbol/g)].length >= MANY_TILES;
  const left = new Set(crowded ? [...TOO_FINE, ...ORNAMENT] : TOO_FINE);
  const plain = svg.replaceAll(/<path([^>]*)><\/path>/g, (element, rest: string) => {
    const name = /class="([\w-]+)"/.exec(rest)?.[1] ?? '';
    return left.has(name) ? '' : element;
  });
  const coloured = plain.replaceAll(/<(\w+)((?:\s[\w:-]+(?:="[^"]*")?)*)(\s*\/?)>/g, (_, name: string, rest: string, end: string) => {
    const attributes = new Map<string, string>();
    for (const [, key = '', value = ''] of rest.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)) {
      attributes.set(key, value);
    }
    const classes = (attributes.get('class') ?? '').split(' ');
    const inline = declarationsOf(attributes.get('style') ?? '');
    for (const key of attributes.keys()) {
      if (key === 'class' || key === 'style' || key.startsWith('data-') || key.startsWith('aria-')) {
        attributes.delete(key);
      }
    }
    const ruled = styles.rules.flatMap(([selector, declarations]) =>
      classes.includes(selector) ? declarations : [],
    );
    for (const [property, value] of [...ruled, ...inline]) {
      if (ATTRIBUTES.has(property)) attributes.set(property, valueOf(value));
    }
    const text = [...attributes].map(([key, value]) => ` ${key}="${value}"`).join('');
    return `<${name}${text}${end}>`;
  });
  return sharingPaths(coloured);
}

/** Walls, roads and rivers are one line drawn with several pens: the line is kept once. */
function sharingPaths(svg: string): string {
  const counts = new Map<string, number>();
  for (const [, d = ''] of svg.matchAll(/<path[^>]*\sd="([^"]{40,})"/g)) {
    counts.set(d, (counts.get(d) ?? 0) + 1);
  }
  const shared = [...counts].flatMap(([d, count]) => (count > 1 ? [d] : []));
  const used = svg.replaceAll(/<path([^>]*)\sd="([^"]{40,})"([^>]*)><\/path>/g, (path, before: string, d: string, after: string) => {
    const index = shared.indexOf(d);
    return index < 0 ? path : `<use href="#line-${index}"${before}${after}></use>`;
  });
  const lines = shared.map((d, index) => `<path id="line-${index}" d="${d}"></path>`).join('');
  return used.replace(/(<svg[^>]*>)/, `$1<defs>${lines}</defs>`);
}
