/** The styles of the page that a drawing needs to look the same in a file of its own. */
export function stylesFor(drawing: Element): string {
  const texts: string[] = [];
  for (const sheet of document.styleSheets) collect([...sheet.cssRules], drawing, texts);
  // Nothing moves in a picture.
  texts.push('*{animation:none!important;transition:none!important}');
  return texts.join('\n');
}

function collect(rules: readonly CSSRule[], drawing: Element, texts: string[]): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const text = textOf(rule, drawing);
      if (text !== '') texts.push(text);
    } else if (rule instanceof CSSMediaRule) {
      if (window.matchMedia(rule.conditionText).matches) collect([...rule.cssRules], drawing, texts);
    } else if (rule instanceof CSSSupportsRule) {
      if (CSS.supports(rule.conditionText)) collect([...rule.cssRules], drawing, texts);
    }
  }
}

function textOf(rule: CSSStyleRule, drawing: Element): string {
  // What holds for the page now (its colours, in whatever theme) holds for the picture for good.
  if (document.documentElement.matches(rule.selectorText)) {
    const own = [...rule.style].filter((name) => name.startsWith('--'));
    const values = own.map((name) => `${name}:${rule.style.getPropertyValue(name)}`);
    return values.length === 0 ? '' : `:root{${values.join(';')}}`;
  }
  const concerns = drawing.matches(rule.selectorText) || drawing.querySelector(rule.selectorText) !== null;
  return concerns ? rule.cssText : '';
}
