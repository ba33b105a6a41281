/** Changes a page as a translator does: puts every text into an element of its own. Runs in the browser. */
export function editPage(): void {
  const left = 'script, style, noscript, option, textarea, title, font';
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && node.data.trim() !== '' && !node.parentElement?.closest(left)) texts.push(node);
  for (const text of texts) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }
}

/** Edits the page before any of its scripts runs: as soon as all of it was parsed. To be added to every page. */
export const editPageEarly = {
  content: `document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') (${editPage})();
  });`,
};
