import type { Page } from '@playwright/test';

/**
 * Translates a page as a browser does: each text is replaced by two `<font>` with other words, and so is everything
 * that comes or changes later. The words of this language are the old ones between « and ».
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const put = (text: Text): void => {
      const isLeft = text.parentElement?.closest('font, script, style, textarea, [translate="no"]');
      if (!text.isConnected || isLeft || text.data.trim() === '') return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      // In two steps, as a translator does.
      text.before(outer);
      text.remove();
    };
    const all = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      for (let next = walker.nextNode(); next; next = walker.nextNode()) texts.push(next as Text);
      texts.forEach(put);
    };
    all(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        addedNodes.forEach(all);
        if (target instanceof Text) put(target);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

/** What a place says, without the marks of the translation and the gaps between its pieces. */
export const wordsIn = async (page: Page, place: string): Promise<string> =>
  (await page.locator(place).first().innerText()).replace(/[«»\s]/gu, '');
