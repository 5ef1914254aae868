// Stand-ins for programs that change a page while it is used. They run in the page, so each is self-contained.

export type Program = () => void;

/** Wraps every text in <font> as Chrome does: new texts in a microtask, and the translated words 40 ms later. */
export function translator(): void {
  document.documentElement.lang = 'ar';
  document.documentElement.classList.add('translated-rtl');
  const wrap = (text: Text): void => {
    if (!text.data.trim() || text.parentElement?.closest('font, script, style, noscript, textarea, select, [translate="no"]')) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    const { parentNode, nextSibling } = text;
    outer.append(inner);
    inner.append(text);
    parentNode?.insertBefore(outer, nextSibling);
    setTimeout(() => (inner.textContent = `«${text.data}»`), 40);
  };
  const translate = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) wrap(text);
  };
  translate();
  new MutationObserver(translate).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** Adds elements beside and around fields, at both ends of containers, and adds them again when they are removed. */
export function passwordManager(): void {
  const decorate = (): void => {
    const add = (place: Element, where: 'append' | 'prepend' | 'after', name: string): void => {
      const found = where === 'after' ? place.nextElementSibling : where === 'append' ? place.lastElementChild : place.firstElementChild;
      if (found?.localName !== name) place[where](document.createElement(name));
    };
    for (const input of document.querySelectorAll('input:not([type=hidden]), textarea')) {
      add(input, 'after', 'manager-icon');
      input.setAttribute('data-manager', '1');
    }
    for (const label of document.querySelectorAll('label')) add(label, 'append', 'manager-mark');
    for (const box of document.querySelectorAll('body, #root, main')) {
      add(box, 'append', 'manager-end');
      add(box, 'prepend', 'manager-start');
    }
  };
  decorate();
  new MutationObserver(decorate).observe(document.body, { childList: true, subtree: true });
}

/** Splits texts, turns phone numbers into links, and adds styles and scripts to sections. */
export function dialler(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.parentElement?.closest('script, style, noscript, textarea, select')) continue;
    const number = /\+971[\d ]+\d/.exec(text.data);
    if (number) {
      const found = text.splitText(number.index);
      found.splitText(number[0].length);
      const link = Object.assign(document.createElement('a'), { href: 'tel:' });
      found.replaceWith(link);
      link.append(found);
    } else if (text.length > 9) text.splitText(text.length / 2);
  }
  for (const section of document.querySelectorAll('section')) {
    section.prepend(document.createElement('style'));
    section.append(document.createElement('script'));
  }
}
